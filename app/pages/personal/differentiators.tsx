import type { Background } from '../../lib/backgrounds';
import { useDefinitions } from '../../sections/definitions';
import { Icon, type IconDrawing } from '../../ui/icon';
import { Terms } from '../../ui/terms';
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
      <div className="wrap split">
        <h2>{heading}</h2>
        <Terms
          stacked
          items={items.map(({ drawing, title, text }) => ({
            title,
            text: define(text),
            mark: <Icon drawing={drawing} className={`icon ${styles.icon}`} />,
          }))}
        />
      </div>
    </section>
  );
}
