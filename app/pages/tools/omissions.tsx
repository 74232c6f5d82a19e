import { Sources } from '../../sections/sources';
import styles from './omissions.module.css';

interface Props {
  heading: string;
  lead: string;
  items: { title?: string | undefined; text: string }[];
  sources?: React.ComponentProps<typeof Sources>;
  background?: 'page' | 'stone';
}

/** Lists what a tool does not take into account. */
export function Omissions({ heading, lead, items, sources, background = 'stone' }: Props) {
  const isTitled = items.some(({ title }) => title);
  return (
    <section className={`section on-${background}`}>
      <div className={`wrap cols ${styles.omissions}`}>
        <div className="stack">
          <h2>{heading}</h2>
          <p className="lead no-print">{lead}</p>
          {sources && sources.sources.length > 0 && (
            <p className="note no-print">
              <Sources {...sources} />
            </p>
          )}
        </div>
        <ul className={isTitled ? `grid gap-5 ${styles.titled}` : 'ticked'}>
          {items.map(({ title, text }) => (
            <li key={text} className={isTitled ? 'grid gap-1' : undefined}>
              {title && <h3 className="h4">{title}</h3>}
              {title ? <p className="muted">{text}</p> : text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
