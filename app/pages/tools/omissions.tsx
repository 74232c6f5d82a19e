import { BesideSection } from '../../sections/beside-section';
import { Sources } from '../../sections/sources';
import styles from './omissions.module.css';

interface Props {
  heading: string;
  lead: string;
  items: { title?: string; text: string }[];
  sources?: React.ComponentProps<typeof Sources>;
  background?: 'page' | 'stone';
}

/** Lists what a tool does not take into account. */
export function Omissions({ heading, lead, items, sources, background = 'stone' }: Props) {
  const under = (
    <>
      <p className="lead no-print">{lead}</p>
      {sources && sources.sources.length > 0 && (
        <p className="note no-print">
          <Sources {...sources} />
        </p>
      )}
    </>
  );
  const list = items.some(({ title }) => title) ? (
    <ul className={`terms ${styles.list}`} data-stacked>
      {items.map(({ title, text }) => (
        <li key={text}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  ) : (
    <ul className={`dashes ${styles.list}`}>
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  return <BesideSection heading={heading} under={under} beside={list} background={background} />;
}
