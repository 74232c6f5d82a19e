import type { ClientServiceWords } from '../../../content-model/schemas/client-service';
import { preparedMessageLink } from '../../lib/contact-form-link';
import { PlusMinus } from '../../ui/accordion';
import { Anchor } from '../../ui/anchor';
import { ButtonLink } from '../../ui/button';
import { SectionHead } from '../../ui/section-head';
import styles from './requests.module.css';

type Words = ClientServiceWords['requests'];
type Target = NonNullable<Words['items'][number]['go']>['to'];

interface Props {
  words: Words;
  /** Path of the page, whose contact form takes the prepared messages. */
  path: string;
  email: string;
  /** Without an address, there is no button. */
  targets: Record<Target, string | undefined>;
}

/** What clients ask for. Each request opens in place and leads to a portal, or to the contact form with a prepared message. */
export function Requests({ words, path, email, targets }: Props) {
  return (
    <section className="section no-print" id="requests">
      <div className="wrap">
        <SectionHead heading={words.heading}>
          <p className="muted">
            <strong>{words.rule}</strong> {words.lead}
          </p>
        </SectionHead>
        <ul className={styles.list}>
          {words.items.map(({ id, title, line, needHeading = words.need, need, counts, more, go, ask }) => (
            <li key={id}>
              <details>
                <summary className={styles.summary}>
                  <h3>{title}</h3>
                  <span>{line}</span>
                  <PlusMinus />
                </summary>
                <div id={id} className={styles.panel}>
                  <div>
                    <h4>{needHeading}</h4>
                    <ul className="dashes">
                      {need.map((thing) => (
                        <li key={thing}>{thing}</li>
                      ))}
                    </ul>
                  </div>
                  <div>
                    <h4>{words.counts}</h4>
                    <p className={styles.counts}>{counts}</p>
                    <p className="small muted">{more}</p>
                  </div>
                  <div>
                    <h4>{words.who}</h4>
                    <p>{words.answer}</p>
                  </div>
                  <div className={`row ${styles.actions}`}>
                    {go && <GoButton label={go.label} href={targets[go.to]} />}
                    <ButtonLink variant="outlined" href={preparedMessageLink(path, title, ask.message)}>
                      <span>{ask.label}</span>
                    </ButtonLink>
                    <Anchor className="link small touch-target" href={mailto(email, title, ask.message)}>
                      {words.email}
                      <span className="visually-hidden">, {title}</span>
                    </Anchor>
                  </div>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function GoButton({ label, href }: { label: string; href: string | undefined }) {
  if (!href) return null;
  return (
    <ButtonLink href={href} newTab={href.startsWith('https:')}>
      <span>{label}</span>
    </ButtonLink>
  );
}

const mailto = (email: string, subject: string, body: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
