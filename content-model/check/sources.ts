/** Checks that each statute, rule or deadline that a file mentions is in the file's list of sources. */

import { patternOf, schemas } from '../content-paths.ts';
import { fieldAt, labelOf } from '../field-labels.ts';
import { type ContentFile, labeledTexts, ownWording, type Problem, wordsIn } from './content-file.ts';

/** Files without a list of sources, and why they need none. */
const withoutList: Record<string, string> = {
  'faq.yaml': 'an answer names the statute or the program in the sentence itself',
  'legal/*.md': 'a legal text names the section in the sentence itself',
};

/** Sentences that need no source, each with the reason. */
const allowed: { file: string; words: string; because: string }[] = [
  {
    file: 'embedded-calculators.yaml',
    words: 'A catastrophe designated by TDI adds 15 days to each step.',
    because: 'is beside the claim clock, whose page lists the law',
  },
  {
    file: 'embedded-calculators.yaml',
    words: 'Two days and two switches, and the dates the insurer has by law.',
    because: 'the two days are fields of the calculator',
  },
];

const count = '(?:\\d+|one|two|three|four|five|six|seven|ten|fifteen|thirty|sixty|ninety)(?:st|nd|rd|th)?';
const legalNumber = new RegExp(
  `§|\\b(?:section|chapter)s? \\d|\\b${count}[ -](?:business |calendar )?(?:days?|months?|years?)\\b|\\d%|\\d percent\\b`,
  'i',
);
const legalTerm =
  /\b(?:[Ss]tatut(?:e|es|ory)|Code|[Ll]aws?|[Rr]ules?|[Rr]egulations?|[Dd]eadlines?|Act|TDI|CFR|TAC|[Pp]rompt payment|[Pp]roof of loss|NFIP|TWIA|[Ss]tamping fee)\b/;
const programs = /\b(?:NFIP|TWIA)\b/;
/** Matches citations such as “Insurance Code chapters 542 and 542A” and “section 4001.051”. */
const citation = /(?:\b(?:chapter|section)s?|§+) (\d[\dA-Z.]*(?:(?:, and|,| and| or| to) \d[\dA-Z.]*)*)/gi;

export const checkSources = (content: ContentFile[]): Problem[] =>
  content.flatMap((one) => {
    if (one.value instanceof Error || one.file.startsWith('facts/')) return [];
    const listed = sourcesIn(one.value);
    // Sources of facts need not be named in the text: the facts have been compared with them.
    const own = ownWording(one);
    const messages = listed.length ? [...notNamed(own, sourcesIn(own.value)), ...notListed(own, listed)] : withoutSource(own);
    return messages.map((message) => ({ file: one.file, message }));
  });

/** For a file without sources: reports each sentence with both a number and a legal term. */
function withoutSource(one: ContentFile): string[] {
  const citesInline = patternOf(one.file) && withoutList[patternOf(one.file) as string];
  return sentencesOf(one)
    .filter(({ sentence }) => legalNumber.test(sentence) && legalTerm.test(sentence))
    .filter(({ sentence }) => !(citesInline && (sentence.match(citation) || programs.test(sentence))))
    .filter(({ sentence }) => !allowed.some(({ file, words }) => file === one.file && words === sentence))
    .map(({ label, sentence }) => `${label()} “${sentence}”: prints law without its source: ${adviceFor(one.file)}`);
}

function adviceFor(file: string): string {
  const pattern = patternOf(file);
  if (pattern && withoutList[pattern]) return 'name the statute in the sentence, for example (Insurance Code chapter 542)';
  const schema = pattern && schemas[pattern];
  const place = [['sources'], ['texas', 'sources']].find((path) => schema && fieldAt(path, schema));
  return place
    ? `list the statute or the agency under “${labelOf(place, schema)}”, for example Insurance Code chapter 542`
    : 'say it without the number, or on a page that lists its sources';
}

/** Reports cited statutes that are not in the list of sources. A section counts as listed if its chapter is. */
function notListed(one: ContentFile, listed: string[]): string[] {
  const known = new Set(listed.flatMap(numbersIn).flatMap((number) => [number, chapterOf(number)]));
  return sentencesOf(one)
    .filter(({ sentence }) => !listed.includes(sentence))
    .flatMap(({ label, sentence }) =>
      [...sentence.matchAll(citation)]
        .flatMap(([, numbers = '']) => numbersIn(numbers))
        .filter((number) => !known.has(number) && !known.has(chapterOf(number)))
        .map((number) => `${label()} “${sentence}”: ${number} is not among the sources: add it there`),
    );
}

/** Reports sources that the text of a Texas note or post does not name. Tools and definitions are too short to name theirs. */
function notNamed(one: ContentFile, listed: string[]): string[] {
  const { texas } = one.value as { texas?: unknown };
  const checked = one.body ? listed : sourcesIn({ texas });
  const text = listed.reduce((left, source) => left.replace(source, ''), wordsIn(one));
  return checked
    .filter((source) => !(source.match(/\d+(?:\.\d+)*|[A-Z]{2,}/g) ?? []).every((mark) => text.includes(mark)))
    .map((source) => `Sources “${source}”: not named in the text: name it there, or remove it`);
}

const numbersIn = (text: string) => text.match(/\d+[A-Z]?(?:\.\d+)*/g) ?? [];
const chapterOf = (number: string) => number.replace(/\..*/, '');

/** Every sentence of a file, with the label of its field. */
const sentencesOf = (one: ContentFile): { label: () => string; sentence: string }[] =>
  labeledTexts(one).flatMap(({ label, text }) => text.split(/(?<=[.!?])\s+(?=[A-Z“])|\n+/).map((sentence) => ({ label, sentence })));

/** The strings of all lists called `sources`, at any depth. */
function sourcesIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' && Array.isArray(inner) ? inner.filter((source) => typeof source === 'string') : sourcesIn(inner),
  );
}
