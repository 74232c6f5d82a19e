import styles from './memberships.module.css';

interface Props {
  heading: string;
  lead: string;
  items: string[];
}

export function Memberships({ heading, lead, items }: Props) {
  return (
    <section className="section">
      <div className={`wrap cols ${styles.memberships}`}>
        <div className={`stack ${styles.head}`}>
          <h2>{heading}</h2>
          <p className="muted">{lead}</p>
        </div>
        <ul className={`ticked ${styles.items}`}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
