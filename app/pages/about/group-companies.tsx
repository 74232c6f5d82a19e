import { SectionHead } from '../../ui/section-head';
import styles from './group-companies.module.css';

interface Props {
  heading: string;
  lead: string;
  companies: { name: string; does: string; role: string }[];
}

/** The companies of the group, listed along a drawn plumb line, with the brokerage at the top. */
export function GroupCompanies({ heading, lead, companies }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div className={styles.drawing}>
          <ol className={styles.companies}>
            {companies.map((company) => (
              <li key={company.name} className="columns-desktop">
                <h3>{company.name}</h3>
                <p className="muted">{company.does}</p>
                <p className="note">{company.role}</p>
              </li>
            ))}
          </ol>
          <svg className={styles.plumbBob} viewBox="0 0 24 46" aria-hidden="true">
            <path d="M8 0h8v7H8z" />
            <path className={styles.weight} d="M4 8h16l2 9-10 27L2 17z" />
          </svg>
        </div>
      </div>
    </section>
  );
}
