import type { HomeWords } from '../../../content-model/schemas/home';
import { Anchor } from '../../ui/anchor';
import styles from './proof-points.module.css';

type Props = NonNullable<HomeWords['proofPoints']> & {
  /** Path of the page about the company. */
  about: string;
  sampleContent: boolean;
};

/** Four claims about the company. */
export function ProofPoints({ heading, lead, link, sample, items, about, sampleContent }: Props) {
  return (
    <section className="section on-deep print-whole">
      <div className="wrap split">
        <div className="stack">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <Anchor className="link touch-target no-print" href={about}>
            {link}
          </Anchor>
          {sampleContent && <p className="note">{sample}</p>}
        </div>
        <ul className={styles.claims}>
          {items.map((item) => (
            <li key={item.title}>
              <p className={styles.figure} aria-hidden="true">
                {item.figure}
              </p>
              <h3 className="h4">{item.title}</h3>
              <p className="small muted">
                {item.text}{' '}
                {item.link && (
                  <Anchor className="link" href={item.link.path}>
                    {item.link.label}
                  </Anchor>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
