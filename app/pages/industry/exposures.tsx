import type { Background } from '../../lib/backgrounds';
import { useDefinitions } from '../../sections/definitions';
import { type FigureData, FigureSection } from '../../sections/figures/figure-section';
import { Collapsible, collapsibleList } from '../../ui/collapsible';
import styles from './exposures.module.css';

interface Props {
  heading: string;
  items: { title: string; text: string }[];
  figureData: FigureData | undefined;
  background: Background;
}

/** What goes wrong: one loss as a figure, then the other exposures. */
export function Exposures({ heading, items, figureData, background }: Props) {
  const define = useDefinitions();
  const ways = (
    <ul className={`cols ${collapsibleList} ${styles.grid}`} data-count={items.length}>
      {items.map((item) => (
        <li key={item.title}>
          <Collapsible wide heading={<h3>{item.title}</h3>}>
            <p>{define(item.text)}</p>
          </Collapsible>
        </li>
      ))}
    </ul>
  );
  return figureData ? (
    <FigureSection label={heading} figureData={figureData} background={background}>
      {ways}
    </FigureSection>
  ) : (
    <section className={`section on-${background}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {ways}
      </div>
    </section>
  );
}
