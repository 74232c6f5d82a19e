import type { NewsletterData } from '../data/content.server';
import { Island } from '../islands/island';
import { formsEndpoint } from '../lib/forms-endpoint';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.island';

export function Newsletter({ words: { form, noScripts, notLoaded, demonstration } }: { words: NewsletterData }) {
  return (
    <section className={`on-deep grid gap-4 no-print ${styles.card}`} aria-label={form.newsletter.submit}>
      <Island of={NewsletterForm} words={form} demonstration={demonstration} />
      <p role="alert" data-island-failed="" hidden>
        {notLoaded}
      </p>
      {!formsEndpoint && (
        <noscript>
          <p>{noScripts}</p>
        </noscript>
      )}
    </section>
  );
}
