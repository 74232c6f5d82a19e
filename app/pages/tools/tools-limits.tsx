import sideHeading from '../../tools/side-heading.module.css';
import { RelatedLinks } from './related-pages';
import styles from './tools-limits.module.css';

interface Props {
  heading: string;
  items: string[];
  links: { kind: string; label: string; path: string }[];
}

export function ToolsLimits({ heading, items, links }: Props) {
  return (
    <section className="section on-page">
      <div className={`wrap cols ${sideHeading.layout}`}>
        <h2>{heading}</h2>
        <div>
          <ul className="ticked">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <div className={styles.links}>
            <RelatedLinks links={links} />
          </div>
        </div>
      </div>
    </section>
  );
}
