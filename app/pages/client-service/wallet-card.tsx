import { Fragment } from 'react';
import type { ClientServiceWords } from '../../../content-model/schemas/client-service';
import type { InsurerNumbers } from '../../data/insurers.server';
import { Button } from '../../ui/button';
import styles from './wallet-card.module.css';

interface Props {
  words: ClientServiceWords['card'];
  /** Before the day on which the numbers were checked. */
  checked: string;
  insurers: InsurerNumbers;
  company: { name: string; phone: { display: string }; hours: string };
  className?: string;
}

/** A card to print, at the size of a wallet: what to do after a loss, and whom to call. */
export function WalletCard({ words, checked, insurers, company, className = '' }: Props) {
  return (
    <section className={`section on-mist ${className}`} id="card">
      <div className={`wrap split print-block ${styles.columns}`}>
        <div className="stack">
          <h2>{words.heading}</h2>
          <p className="no-print">{words.lead}</p>
          <p className="no-print">{words.offline}</p>
          <p className="no-print needs-scripts">
            <Button variant="outlined" data-print="">
              {words.print}
            </Button>
          </p>
        </div>
        <div className={styles.card}>
          <div className={`column ${styles.face}`}>
            <h3>{words.steps.heading}</h3>
            <ol>
              {words.steps.items.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <dl className={styles.blanks}>
              {words.blanks.map((blank) => (
                <Fragment key={blank}>
                  <dt>{blank}</dt>
                  <dd />
                </Fragment>
              ))}
            </dl>
          </div>
          <div className={`column ${styles.face}`}>
            <h3>{words.numbers.heading}</h3>
            <dl className={styles.numbers}>
              {insurers.list.map(({ id, name, claims }) => (
                <Fragment key={id}>
                  <dt>{[name, claims.hours].filter(Boolean).join(', ')}</dt>
                  <dd>{claims.phone.display}</dd>
                </Fragment>
              ))}
              <dt>
                {company.name}, {company.hours}
              </dt>
              <dd>{company.phone.display}</dd>
            </dl>
            <p className={styles.notice}>
              <strong>{words.numbers.notice}</strong>{' '}
              {insurers.oldest && (
                <>
                  {checked} <time dateTime={insurers.oldest.iso}>{insurers.oldest.text}</time>
                </>
              )}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
