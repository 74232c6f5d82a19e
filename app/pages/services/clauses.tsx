import { Collapsible } from '../../ui/collapsible';
import styles from './clauses.module.css';
import page from './service-page.module.css';

/** Contract clauses, laid out like a page of a contract. */
export function Clauses({ heading, lead, items }: { heading: string; lead: string; items: { title: string; text: string }[] }) {
  return (
    <section className="section on-stone">
      <div className="wrap split print-block">
        <div className={`stack sticky ${page.intro}`}>
          <h2>{heading}</h2>
          <p className="muted">{lead}</p>
        </div>
        <ol className={`card stack ${styles.page}`}>
          {items.map((item) => (
            <li key={item.title}>
              <Collapsible wide heading={<h3>{item.title}</h3>}>
                <p>{item.text}</p>
              </Collapsible>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
