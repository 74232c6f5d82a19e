import styles from './memberships.module.css';

interface Props {
  heading: string;
  lead: string;
  items: { name: string; brings: string }[];
}

export function Memberships({ heading, lead, items }: Props) {
  return (
    <section className="section">
      <div className={`wrap cols ${styles.memberships}`}>
        <div className={`stack ${styles.head}`}>
          <h2>{heading}</h2>
          <p className="muted">{lead}</p>
        </div>
        <ul className={`ticked large ${styles.items}`}>
          {items.map(({ name, brings }) => (
            <li key={name}>
              {name} <small className="small muted">{brings}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
