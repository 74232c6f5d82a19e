import sideHeading from '../../tools/side-heading.module.css';
import { RelatedLinks } from './related-pages';

interface Props {
  heading: string;
  items: string[];
  links: { kind: string; label: string; path: string }[];
}

export function ToolLimitations({ heading, items, links }: Props) {
  return (
    <section className="section on-page">
      <div className={`wrap cols ${sideHeading.layout}`}>
        <h2>{heading}</h2>
        <div className="grid gap-6">
          <ul className="ticked">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <div>
            <RelatedLinks links={links} />
          </div>
        </div>
      </div>
    </section>
  );
}
