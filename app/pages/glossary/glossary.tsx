import { site } from '../../content.server';
import { glossaryWords, pageLink, termOf, terms } from '../../glossary.server';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Crumbs } from '../../sections/crumbs';
import type { Route } from './+types/glossary';
import styles from './glossary.module.css';
import { Letters } from './letters';
import { Terms } from './terms';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function loader() {
  const { meta, lead, ...words } = glossaryWords;
  return {
    page: pageInfo('/glossary', meta, 'blog'),
    words: { ...words, lead: lead.replace('{count}', String(terms.length)) },
    home: site.crumbs.home,
    letters: alphabet.map((letter) => ({
      letter,
      terms: terms
        .filter(({ term }) => term.startsWith(letter))
        .map(({ id, term, also = [], definition, meet, pages = [], terms: related }) => ({
          id,
          term,
          also,
          definition,
          meet,
          links: [...related.map((other) => ({ label: termOf(other).term, path: `#${other}` })), ...pages.map(pageLink)],
        })),
    })),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

/** A gazetteer: letter, term, definition. */
export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { words, home, letters } = loaderData;
  return (
    <>
      <section className="on-mist">
        <div className={`wrap ${styles.head}`}>
          <Crumbs crumbs={[{ label: home, path: '/' }, { label: words.crumb }]} />
          <div className="stack">
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
          </div>
        </div>
      </section>
      <Letters label={words.letters} letters={letters.map(({ letter, terms }) => ({ letter, leads: terms.length > 0 }))} />
      <div className={`wrap ${styles.list}`}>
        <Terms words={words} letters={letters.filter(({ terms }) => terms.length > 0)} />
      </div>
    </>
  );
}
