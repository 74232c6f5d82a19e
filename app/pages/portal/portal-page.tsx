import type { PortalWords } from '../../../content-model/schemas/portal';
import { Anchor } from '../../ui/anchor';
import { ButtonLink } from '../../ui/button';
import styles from './portal-page.module.css';
import { PortalSketch } from './portal-sketch';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in app/browser/open-in-new-tab.ts. */
      'open-in-new-tab': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

interface Props {
  kind: 'booking' | 'payment';
  words: Omit<PortalWords, 'meta'>;
  url: string;
  phone: { display: string; href: string };
}

/** Opens an external application in a new tab. If the browser blocks that, visitors use the button or the link. */
export function PortalPage({ kind, words, url, phone }: Props) {
  return (
    <>
      <section className="on-mist">
        <div className={`wrap split ${styles.hero}`}>
          <div className="grid gap-5">
            <h1>{words.title}</h1>
            <div className={`grid gap-3 ${styles.links}`}>
              <ButtonLink href={url} newTab color="accent" size="large" className="no-print">
                {words.button}
              </ButtonLink>
              <p className="small">
                {words.linkText}{' '}
                <Anchor className="link" href={url} newTab>
                  {new URL(url).hostname}
                </Anchor>
              </p>
            </div>
            <p className="lead">{words.lead}</p>
            <p className={styles.state} role="status">
              <open-in-new-tab data-href={url} data-opened={words.opened} data-blocked={words.blocked}>
                {words.waiting}
              </open-in-new-tab>
            </p>
          </div>
          <PortalSketch kind={kind} />
        </div>
      </section>
      <section className="section">
        <div className={`wrap cols ${styles.columns}`}>
          <h2>{words.prepare.heading}</h2>
          <dl className="ruled">
            {words.prepare.items.map((item) => (
              <div key={item.title} className="grid gap-2">
                <dt className="h3">{item.title}</dt>
                <dd className="muted">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section on-stone">
        <div className={`wrap cols ${styles.columns}`}>
          <h2>{words.safety.heading}</h2>
          <div>
            <p>{words.safety.text}</p>
            <p className={styles.phone}>
              <a className="num" href={phone.href}>
                {phone.display}
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
