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
}

/** Contact details and the contact forms. */
export function Contact({ data: { details, words, form }, heading, lead, background }: Props) {
  return (
    <section className={`section contours on-${background} no-print ${styles.contact}`} id="contact">
      <div className={`wrap columns-desktop ${styles.inside}`}>
        <div className={`column ${styles.info}`}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <dl className="grid">
            <dt className="small muted">{words.details.call}</dt>
            <dd className="num">
              <a href={details.phone.href}>{details.phone.display}</a>
            </dd>
            <dt className="small muted">{words.details.write}</dt>
            <dd>
              <a href={`mailto:${details.email}`}>{details.email}</a>
            </dd>
            <dt className="small muted">{words.details.visit}</dt>
            <dd>
              {details.address.street}
              <br />
              {details.address.city}, {details.address.state} {details.address.zip}
            </dd>
            <dt className="small muted">{words.details.open}</dt>
            <dd className="capitalized">{details.hours}</dd>
          </dl>
          <p className="note">{details.coordinates}</p>
        </div>
        <div className={`card ${styles.panel}`}>
          {words.demonstration && <p className={`note ${styles.demonstration}`}>{words.demonstration}</p>}
          {!formsEndpoint && (
            <noscript>
              <p className={styles.noScripts}>{words.noScripts}</p>
            </noscript>
          )}
          <Island of={Forms} words={form} />
          <p className={styles.failed} role="alert" data-island-failed="" hidden>
            {words.notLoaded}
          </p>
          <p className={`note ${styles.identity}`}>{words.identity}</p>
        </div>
      </div>
    </section>
  );
}
