import { Fragment } from 'react';
import type { Background } from '../lib/backgrounds';
import { useLanguage } from '../lib/language-context';
import type { Reviewed } from '../page-info';
import { Anchor } from '../ui/anchor';
import { Fold } from '../ui/fold';
import { useDefinitions } from './definitions';
import styles from './fine-print.module.css';
import { Sources } from './sources';

interface Agency {
  name: string;
  link: string;
}

interface Props {
  id?: string;
  heading: string;
  background: Background;
  notCovered: { heading: string; items: string[] };
  texas: { title: string; lead: string; points: string[]; agencies?: Agency[]; sources?: string[] };
  reviewed: Reviewed | undefined;
  /** What can be added to the policy. */
  enhancements?: { heading: string; lead: string; items: string[] };
  /** Terms of the trade, each with a link to the glossary. */
  terms?: { heading: string; items: { term: string; meaning: string; path: string }[] };
}

/** What can be added, what a policy does not cover, what is different in Texas, and the terms of a trade: one fold on phones. */
export function FinePrint({ id, heading, background, notCovered, texas, reviewed, enhancements, terms }: Props) {
  const define = useDefinitions();
  const contents = [enhancements?.heading, notCovered.heading, texas.title, terms?.heading].filter(Boolean).join(' · ');
  return (
    <section id={id} className={`section on-${background}`}>
      <div className={`wrap ${styles.finePrint}`}>
        <Fold heading={<h2>{heading}</h2>} note={contents}>
          <div className={`halves ${styles.columns}`}>
            <div>
              {enhancements && (
                <div id="enhancements">
                  <h3>{enhancements.heading}</h3>
                  <p className="small">{enhancements.lead}</p>
                  <Dashes items={enhancements.items} />
                </div>
              )}
              <div id="leaves-out">
                <h3>{notCovered.heading}</h3>
                <Dashes items={notCovered.items.map(define)} />
              </div>
            </div>
            <div id="texas">
              <h3>{texas.title}</h3>
              <p className="small">{define(texas.lead)}</p>
              <Dashes items={texas.points.map(define)} />
              {texas.agencies && reviewed && <Agencies agencies={texas.agencies} label={reviewed.sources.agencies} />}
              {reviewed && (
                <p className="note">
                  {/* the sources are not printed, because the printed page must fit on two sheets */}
                  {texas.sources && (
                    <span className="no-print">
                      <Sources sources={texas.sources} words={reviewed.sources} />.{' '}
                    </span>
                  )}
                  {reviewed.sources.elsewhere} {reviewed.label} <time dateTime={reviewed.iso}>{reviewed.text}</time>
                </p>
              )}
            </div>
          </div>
          {terms && (
            <div id="words">
              <h3>{terms.heading}</h3>
              <dl className={`terms ${styles.terms}`}>
                {terms.items.map((item) => (
                  <div key={item.term}>
                    <dt>
                      <Anchor href={item.path}>{item.term}</Anchor>
                    </dt>
                    <dd>{item.meaning}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </Fold>
      </div>
    </section>
  );
}

/** Links to the agencies of a trade. Not printed, because paper has no links. */
function Agencies({ agencies, label }: { agencies: Agency[]; label: string }) {
  const language = useLanguage();
  return (
    <p className={`small no-print ${styles.agencies}`}>
      {label}{' '}
      {agencies.map(({ name, link }, i) => (
        <Fragment key={link}>
          {i > 0 && ', '}
          <a href={link} {...(language === 'es' && { hrefLang: 'en' })}>
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function Dashes({ items }: { items: React.ReactNode[] }) {
  return (
    <ul className="dashes small">
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={i}>{item}</li>
      ))}
    </ul>
  );
}
