import { ArrowDown } from 'lucide';
import type { ClientServiceWords } from '../../../content-model/schemas/client-service';
import type { InsurerNumbers } from '../../data/insurers.server';
import { Breadcrumbs, type Crumb } from '../../sections/breadcrumbs';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import styles from './client-service-hero.module.css';
import { linesOf } from './phone-lines';

interface Props {
  title: string;
  lead: string;
  crumbs: Crumb[];
  /** Names the links to the parts of the page. */
  onThisPage: string;
  jumps: ClientServiceWords['jumps'];
  words: ClientServiceWords['happened'];
  languages: Pick<ClientServiceWords['insurers'], 'spanish' | 'english'>;
  insurers: InsurerNumbers;
  company: { name: string; phone: { display: string; href: string }; hours: string };
}

/** The top of the page: what to do after a loss, with all telephone numbers. */
export function ClientServiceHero({ title, lead, crumbs, onThisPage, jumps, words, languages, insurers, company }: Props) {
  const [before, after] = words.danger.split('911');
  return (
    <section className={`on-mist ${styles.hero}`}>
      <div className={`wrap split print-block ${styles.columns}`}>
        <div className={styles.text}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
          <p className="lead no-print">{lead}</p>
          <nav className={`wide-only no-print ${styles.jumps}`} aria-label={onThisPage}>
            {Object.entries(jumps)
              .filter(([id]) => id !== 'insurers' || insurers.oldest)
              .map(([id, { label, note }]) => (
                <a key={id} href={`#${id}`} className="flex between">
                  {label}
                  <small className="muted">{note}</small>
                  <Icon drawing={ArrowDown} className="icon" />
                </a>
              ))}
          </nav>
        </div>
        <section className={`card ${styles.card}`} aria-labelledby="happened">
          <h2 id="happened">{words.heading}</h2>
          <p className={styles.danger}>
            {before}
            <a href="tel:911">911</a>
            {after}
          </p>
          <ol className={styles.steps}>
            <li>
              <h3 className="h4">{words.report.title}</h3>
              <p className="small muted">{words.report.text}</p>
              <ul className={`no-print ${styles.lines}`}>
                {insurers.list.map(({ id, name, claims }) => (
                  <li key={id} className={`between ${styles.line}`}>
                    {claims.report ? (
                      <Anchor href={claims.report} newTab unmarked>
                        <b>{name}</b> <small>{words.online}</small>
                      </Anchor>
                    ) : (
                      <b>{name}</b>
                    )}
                    <a href={claims.phone.href}>
                      <span className="visually-hidden">{name}, </span>
                      <b>{claims.phone.display}</b> <small>{[words.call, ...linesOf(claims, languages)].join(', ')}</small>
                    </a>
                  </li>
                ))}
              </ul>
              <p className="small muted">{words.notListed}</p>
            </li>
            <li>
              <h3 className="h4">{words.tell}</h3>
              <div className={styles.lines}>
                <div className={`between ${styles.line}`}>
                  <span>
                    <b>{company.name}</b> <small>{words.who}</small>
                  </span>
                  <a href={company.phone.href}>
                    <span className="visually-hidden">{company.name}, </span>
                    <b>{company.phone.display}</b> <small className="capitalized">{company.hours}</small>
                  </a>
                </div>
              </div>
            </li>
          </ol>
          <p className={styles.notice}>{words.notice}</p>
          <p className={`row no-print ${styles.links}`}>
            {words.links.map(({ label, path }) => (
              <Anchor key={path} className="link small touch-target" href={path}>
                {label}
              </Anchor>
            ))}
          </p>
        </section>
      </div>
    </section>
  );
}
