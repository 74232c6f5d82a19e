import type { ContactData } from '../../data/content.server';
import { Island } from '../../islands/island';
import { formsEndpoint } from '../../lib/forms-endpoint';
import styles from './contact.module.css';
import { Forms } from './forms.island';

interface Props {
  data: ContactData;
  heading: string;
  lead: string;
  background: 'mist' | 'deep';
  /** For pages to whose lender form nothing links: it is rendered when its tab is first chosen. */
  lenderLate?: boolean;
}

/** Contact details and the contact forms. */
export function Contact({ data: { details, words, form }, heading, lead, background, lenderLate }: Props) {
  return (
    <section className={`section contours on-${background} no-print ${styles.contact}`} id="contact">
      <div className={`wrap split ${styles.inside}`}>
        <div className={`column ${styles.info}`}>
          <h2>{heading}</h2>
          <a className={`num ${styles.phone}`} href={details.phone.href}>
            {details.phone.display}
          </a>
          <p className="muted">
            <span className={`capitalized ${styles.line}`}>{details.hours}</span>
            <a className={styles.line} href={`mailto:${details.email}`}>
              {details.email}
            </a>
            <span className={styles.line}>
              {details.address.street}, {details.address.city}, {details.address.state} {details.address.zip}
            </span>
          </p>
          <p className="muted">{lead}</p>
        </div>
        <div className={`card ${styles.panel}`}>
          {words.demonstration && <p className={`note ${styles.demonstration}`}>{words.demonstration}</p>}
          {!formsEndpoint && (
            <noscript>
              <p className={styles.noScripts}>{words.noScripts}</p>
            </noscript>
          )}
          <Island of={Forms} words={form} lenderLate={lenderLate} />
          <p className={styles.failed} role="alert" data-island-failed="" hidden>
            {words.notLoaded}
          </p>
          <p className={`note ${styles.identity}`}>{words.identity}</p>
        </div>
      </div>
    </section>
  );
}
