/** Reports law that a page types out: statements with their sources are in content/facts, and pages refer to them. */
import { type ContentFile, labeledTexts, ownWording, type Problem, withReferences } from './content-file.ts';

const count = '(?:\\d+|one|two|three|four|five|six|seven|ten|fifteen|thirty|sixty|ninety)(?:st|nd|rd|th)?';
const legalNumber = new RegExp(
  `§|\\b(?:section|chapter|part)s? \\d|\\b${count}[ -](?:business |calendar )?(?:days?|months?|years?)\\b|\\d%|\\d percent\\b`,
  'i',
);
const legalTerm =
  /\b(?:[Ss]tatut(?:e|es|ory)|Code|[Ll]aws?|[Rr]ules?|[Rr]egulations?|[Dd]eadlines?|Act|TDI|CFR|TAC|[Pp]rompt payment|[Pp]roof of loss|NFIP|TWIA|[Ss]tamping fee)\b/;
/** 42 U.S.C. 4072, Insurance Code 542.055, chapter 151 */
const citation = /\b(?:U\.S\.C\.|CFR|TAC|Code|HB|SB)(?: (?:chapter|section)s?)? \d/;

/** Legal texts name the law under which they are given. */
const withoutFacts = /^(?:facts|legal)\//;

export const checkSources = (content: ContentFile[]): Problem[] =>
  content
    .filter(({ file, value }) => !withoutFacts.test(file) && !(value instanceof Error))
    .flatMap((one) => [...typedSources(one), ...typedLaw(ownWording(one))].map((message) => ({ file: one.file, message })));

const typedSources = (one: ContentFile) =>
  sourcesIn(withReferences(one).value).map(
    (source) => `Sources “${source}”: remove it: the page prints the sources of the facts that it states`,
  );

const typedLaw = (one: ContentFile) =>
  labeledTexts(one).flatMap(({ label, text }) =>
    text
      .split(/(?<=[.!?])\s+(?=[A-Z“])|\n+/)
      .filter((sentence) => citation.test(sentence) || (legalNumber.test(sentence) && legalTerm.test(sentence)))
      .map(
        (sentence) =>
          `${label()} “${sentence}”: states law by hand: make it a fact of content/facts and refer to it, or say it without the number`,
      ),
  );

/** The strings of all lists called `sources`, at any depth. */
function sourcesIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' && Array.isArray(inner) ? inner.filter((source) => typeof source === 'string') : sourcesIn(inner),
  );
}
