import type { ContactData } from '../../data/content.server';
import { Island } from '../../islands/island';
import { formsEndpoint } from '../../lib/forms-endpoint';
import { PhoneAndHours } from '../../ui/phone-and-hours';
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

/** The telephone number with its hours and language, the contact forms, who answers and when, and what happens next. */
export function Contact({ data: { details, words, form }, heading, lead, background, lenderLate }: Props) {
  return (
    <section className={`section contours on-${background} no-print ${styles.contact}`} id="contact">
      <div className={`wrap split ${styles.inside}`}>
        <div className="column gap-4">
          <h2>{heading}</h2>
          <PhoneAndHours phone={details.phone} hours={details.hours} after={words.language} />
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
        <div className={styles.details}>
          <dl className={`small ${styles.facts}`}>
            <dt className="muted">{words.answer.term}</dt>
            <dd>{words.answer.text}</dd>
            <dt className="muted">{words.write}</dt>
            <dd>
              <a className="touch-target" href={`mailto:${details.email}`}>
                {details.email}
              </a>
            </dd>
            <dt className="muted">{words.visit}</dt>
            {details.addresses.map(({ street, city, state, zip, hours }) => (
              <dd key={street}>
                {street}, {city}, {state} {zip}
                {hours && `. ${hours}`}
              </dd>
            ))}
          </dl>
          <h3 className="h4">{words.next.heading}</h3>
          <ol className={`small ${styles.next}`}>
            {words.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
