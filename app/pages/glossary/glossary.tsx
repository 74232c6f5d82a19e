import { crumbsTo, site } from '../../data/content.server';
import { definitionsData, glossaryWords, pageLink, termOf, terms } from '../../data/glossary.server';
import { pageInfo } from '../../data/page-info.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { definedTerms } from '../../lib/structured-data';
import { type PageHandle, tagsOf } from '../../page-info';
import { Breadcrumbs } from '../../sections/breadcrumbs';
import { Definitions } from '../../sections/definitions';
import type { Route } from './+types/glossary';
import { DefinitionExample } from './definition-example';
import styles from './glossary.module.css';
import { LetterNav } from './letter-nav';
import { TermList } from './term-list';
import { TermSearch } from './term-search.island';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the letter without its accent: Área is listed under A. */
const firstLetter = (term: string) => term.normalize('NFD')[0];

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, reviewed, lead, ...words } = glossaryWords(language);
  const all = terms(language);
  return {
    page: pageInfo(language, '/glossary', meta, 'blog', {
      reviewed,
      jsonLd: (page) => [
        definedTerms(
          page,
          all.map(({ alsoCalled, ...term }) => ({ ...term, alsoCalled })),
        ),
      ],
    }),
    words: { ...words, lead: lead.replace('{count}', String(all.length)), sources: site(language).sources },
    crumbs: crumbsTo(language, { label: words.crumb }),
    total: all.length,
    letters: alphabet.map((letter) => ({
      letter,
      terms: all
        .filter(({ term }) => firstLetter(term) === letter)
        .map(
          ({
            id,
            term,
            subject,
            alsoCalled = [],
            englishNames = [],
            definition,
            example,
            whereUsed,
            pages = [],
            relatedTerms,
            sources = [],
          }) => ({
            id,
            term,
            subject,
            alsoCalled,
            englishNames,
            definition,
            example,
            whereUsed,
            sources,
            links: [
              ...relatedTerms.map((other) => ({ label: termOf(language, other).term, path: `#${other}`, lang: undefined })),
              ...pages.map((page) => pageLink(language, page)),
            ],
          }),
        ),
    })),
    definitions: definitionsData(language),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', hasStickyBar: true };

/** Ids of the elements that the search updates. */
const ids = { list: 'terms', letters: 'letters', none: 'no-term' };

export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { page, words, crumbs, total, letters, definitions } = loaderData;
  const { find, found, none } = words;
  return (
    <Definitions {...definitions} title={words.title}>
      <section className="on-mist">
        <div className={`wrap grid gap-5 ${styles.head}`}>
          <Breadcrumbs crumbs={crumbs} />
          <div className="stack">
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            {page.reviewed && (
              <p className="note">
                {page.reviewed.label} <time dateTime={page.reviewed.iso}>{page.reviewed.text}</time>
              </p>
            )}
          </div>
        </div>
      </section>
      <div className={`no-print ${styles.bar}`}>
        <div className={`wrap ${styles.controls}`}>
          <Island of={TermSearch} when="interaction" words={{ find, found, none, subjects: words.subjects }} total={total} ids={ids} />
          <LetterNav
            id={ids.letters}
            label={words.letters}
            letters={letters.map(({ letter, terms }) => ({ letter, leads: terms.length > 0 }))}
          />
        </div>
      </div>
      <div id={ids.list} className={`wrap ${styles.list}`}>
        <div id={ids.none} className={`grid gap-3 ${styles.empty}`} />
        <TermList words={words} letters={letters.filter(({ terms }) => terms.length > 0)} />
      </div>
      <DefinitionExample {...words.example} />
    </Definitions>
  );
}
