import { Anchor } from '../../ui/anchor';
import { Collapsible } from '../../ui/collapsible';
import { SectionHead } from '../../ui/section-head';
import styles from './overlapping-industries.module.css';

interface Props {
  heading: string;
  lead: string;
  items: { title: string; text: string; industries: { name: string; path: string }[] }[];
}

/** Businesses that belong to two industries. */
export function OverlappingIndustries({ heading, lead, items }: Props) {
  return (
    <section className="section on-stone">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className="ruled">
          {items.map((item) => (
            <li key={item.title}>
              <Collapsible wide className={styles.overlap} heading={<h3>{item.title}</h3>}>
                <p>{item.text}</p>
                <p className={`row no-print ${styles.pair}`}>
                  {item.industries.map((industry) => (
                    <Anchor key={industry.path} className="link" href={industry.path}>
                      {industry.name}
                    </Anchor>
                  ))}
                </p>
              </Collapsible>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
