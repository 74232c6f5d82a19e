import type { Background } from '../../lib/backgrounds';
import { useDefinitions } from '../../sections/definitions';
import { Collapsible } from '../../ui/collapsible';
import { SectionHead } from '../../ui/section-head';
import styles from './highlights.module.css';

interface Props {
  heading: string;
  lead: string;
  cards: { title: string; text: string; figure?: { value: string; unit?: string | undefined } | undefined }[];
  background: Background;
}

/** Seven cards; the first, which has a figure, is twice as wide and never collapsed. */
export function Highlights({ heading, lead, cards, background }: Props) {
  const define = useDefinitions();
  return (
    <section className={`section on-${background}`}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className={`columns-phone ${styles.grid}`}>
          {cards.map(({ title, text, figure }) =>
            figure ? (
              <li key={title} className="on-deep grid" data-lead={figure.value.length > 4 ? 'long' : 'short'}>
                <p className={`nowrap ${styles.figure}`}>
                  {figure.value}
                  {/* a unit that is a word is preceded by a space, a symbol is not */}
                  {figure.unit === '+' ? (
                    <sup>+</sup>
                  ) : (
                    figure.unit && <small>{figure.unit.length > 1 ? ` ${figure.unit}` : figure.unit}</small>
                  )}
                </p>
                <div className={`grid gap-3 ${styles.text}`}>
                  <h3 className="large">{title}</h3>
                  <p className="muted">{define(text)}</p>
                </div>
              </li>
            ) : (
              <li key={title}>
                <Collapsible wide heading={<h3>{title}</h3>}>
                  <p>{define(text)}</p>
                </Collapsible>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
