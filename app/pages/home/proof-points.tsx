import type { HomeWords } from '../../../content-model/schemas/home';
import { Anchor } from '../../ui/anchor';
import styles from './proof-points.module.css';

type Props = HomeWords['proofPoints'] & {
  /** Path of the page about the company. */
  about: string;
  sampleContent: boolean;
};

/** Four claims about the company, along a drawn leveling rod. */
export function ProofPoints({ heading, lead, link, sample, items, about, sampleContent }: Props) {
  return (
    <section className={`section on-deep ${styles.section}`}>
      <svg className={`wide-only ${styles.mark}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M0 0h24v3.4H0zM10.4 6.3h3.2V24h-3.2zM9.1 6.3 2.8 22.7l-2.9-1.1L5.9 6.3zM14.9 6.3h3.2l6 15.3-2.9 1.1z" />
      </svg>
      <div className={`wrap split ${styles.columns}`}>
        <div className={`stack sticky ${styles.intro}`}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <p>
            <Anchor className="link" href={about}>
              {link}
            </Anchor>
          </p>
        </div>
        <ul className={styles.rod}>
          {items.map((item) => (
            <li key={item.title} className={`columns-phone ${styles.claim}`}>
              <p className={`nowrap ${styles.figure}`} aria-hidden="true">
                {item.figure}
                {item.after && (item.after === '+' ? <sup>{item.after}</sup> : <small>{item.after}</small>)}
              </p>
              <div className="grid gap-1">
                <h3 className="h4">{item.title}</h3>
                <p className="muted">{item.text}</p>
                {item.link && (
                  <Anchor className="link small" href={item.link.path}>
                    {item.link.label}
                  </Anchor>
                )}
                {item.sample && sampleContent && <p className="note">{sample}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
