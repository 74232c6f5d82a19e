import type { PortalWords } from '../../../content-model/schemas/portal';
import { BesideSection } from '../../sections/beside-section';
import { Anchor } from '../../ui/anchor';
import { AnswersIn } from '../../ui/answers-in';
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
      <BesideSection
        heading={words.prepare.heading}
        beside={
          <dl className="terms" data-stacked>
            {words.prepare.items.map((item) => (
              <div key={item.title}>
                <dt>{item.title}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        }
      />
      <BesideSection
        background="stone"
        heading={words.safety.heading}
        beside={
          <div className="stack">
            <p>{words.safety.text}</p>
            <p>
              <a className="num h3 link touch-target" href={phone.href}>
                {phone.display}
              </a>
            </p>
            <AnswersIn />
            <p>
              <Anchor className="link touch-target" href={words.clients.path}>
                {words.clients.label}
              </Anchor>
            </p>
          </div>
        }
      />
    </>
  );
}
