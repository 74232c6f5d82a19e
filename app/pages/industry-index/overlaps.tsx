import { Anchor } from '../../ui/anchor';
import { SectionHead } from '../../ui/section-head';
import styles from './overlaps.module.css';

interface Props {
  heading: string;
  lead: string;
  items: { title: string; text: string; industries: { name: string; path: string }[] }[];
}

/** Businesses that belong to two industries. */
export function Overlaps({ heading, lead, items }: Props) {
  return (
    <section className="section on-stone">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className={`ruled ${styles.list}`}>
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="large">{item.title}</h3>
              <p className="muted">{item.text}</p>
              <p className={`no-print ${styles.pair}`}>
                {item.industries.map((industry) => (
                  <Anchor key={industry.path} className="link" href={industry.path}>
                    {industry.name}
                  </Anchor>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
