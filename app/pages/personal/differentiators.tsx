import type { Background } from '../../lib/backgrounds';
import { useDefinitions } from '../../sections/definitions';
import { Collapsible, collapsibleList } from '../../ui/collapsible';
import { Icon, type IconDrawing } from '../../ui/icon';
import styles from './differentiators.module.css';

interface Props {
  heading: string;
  items: { drawing: IconDrawing; title: string; text: string }[];
  background: Background;
}

export function Differentiators({ heading, items, background }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background} no-print`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={`columns-desktop ${collapsibleList} ${styles.list}`}>
          {items.map(({ drawing, title, text }) => (
            <li key={title} className="grid gap-3">
              <Icon thin drawing={drawing} className={styles.icon} />
              <Collapsible wide heading={<h3>{title}</h3>}>
                <p>{define(text)}</p>
              </Collapsible>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
