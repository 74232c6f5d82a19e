import { useDefinitions } from '../../sections/definitions';
import { Icon, type IconDrawing } from '../../ui/icon';
import styles from './differentiators.module.css';

interface Props {
  heading: string;
  items: { drawing: IconDrawing; title: string; text: string }[];
}

export function Differentiators({ heading, items }: Props) {
  const define = useDefinitions();
  return (
    <section className="section no-print">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={`columns-phone ${styles.list}`}>
          {items.map(({ drawing, title, text }) => (
            <li key={title}>
              <Icon thin drawing={drawing} className={styles.icon} />
              <h3 className="large">{title}</h3>
              <p className="muted">{define(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
