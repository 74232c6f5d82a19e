import { useState } from 'react';
import type { ContactData } from '../../content.server';
import { ResultDialog } from '../../ui/result-dialog';
import { Tabs } from '../../ui/tabs';
import styles from './contact.module.css';
import { ContactForm } from './contact-form';
import { MortgageForm } from './mortgage-form';

interface Props {
  data: ContactData;
  heading: string;
  lead: string;
  ground: 'mist' | 'deep';
}

/** The closing section: how to reach us, and the form of the visitor's kind. Shows how sending ended. */
export function Contact({ data: { details, words }, heading, lead, ground }: Props) {
  const [result, setResult] = useState<'sent' | 'failed' | null>(null);
  const said = result === 'failed' ? words.result.failed : words.result.sent;

  return (
    <section className={`section contours on-${ground} no-print ${styles.contact}`} id="contact">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.info}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <dl>
            <dt>{words.details.call}</dt>
            <dd className="num">
              <a href={details.phone.href}>{details.phone.display}</a>
            </dd>
            <dt>{words.details.write}</dt>
            <dd>
              <a href={`mailto:${details.email}`}>{details.email}</a>
            </dd>
            <dt>{words.details.visit}</dt>
            <dd>
              {details.address.street}
              <br />
              {details.address.city}, {details.address.state} {details.address.zip}
            </dd>
            <dt>{words.details.open}</dt>
            <dd>{details.hours}</dd>
          </dl>
          <p className="note">{details.coordinates}</p>
        </div>
        <div className={styles.panel}>
          <noscript>
            <p className={styles.noScripts}>{words.noScripts}</p>
          </noscript>
          <Tabs
            label={words.tabs.label}
            tabs={[
              { id: 'customer', label: words.tabs.customer, content: <ContactForm words={words} onResult={setResult} /> },
              { id: 'lender', label: words.tabs.lender, content: <MortgageForm words={words} onResult={setResult} /> },
            ]}
          />
          <p className={`note ${styles.identity}`}>{words.identity}</p>
        </div>
      </div>
      <ResultDialog
        result={result}
        message={said.message}
        action={said.action}
        closeLabel={words.result.close}
        onClose={() => setResult(null)}
      />
    </section>
  );
}
