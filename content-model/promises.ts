/** Sentences in which the firm promises work or a result. What it undertakes is in content/facts/promises.yaml, to be referred to. */
import { type ContentFile, labeledTexts, ownWording, type Problem } from './check/content-file.ts';
import { findMatches, type Wording } from './check/wording-rule.ts';
import { referencesIn } from './facts.ts';

const firm = '(?:\\b[Ww]e|\\b[Aa]n advisor|\\b[Yy]our advisor|\\{site\\.\\w*[nN]ame\\}|’s team|\\b[Oo]ur (?:\\w+ ){0,2}team)';

/** What an errors-and-omissions insurer strikes out. */
const refusedPromises: Wording[] = [
  {
    pattern: new RegExp(
      `${firm} [^.]{0,80}\\b(?:fit (?:your|the)|match(?:es)? (?:it|them)|coverage that matches|place the lines your|place [^.]* to follow)`,
    ),
    say: 'we look for coverage for it; you decide',
  },
  {
    pattern: new RegExp(
      `${firm} [^.]{0,40}\\b(?:what (?:your|the|each) polic\\w+ (?:would )?(?:pays?|covers?)|your policy would pay|would cost you under the policy|what your policy covers)|Know (?:what the policy pays|exactly where you stand)`,
    ),
    say: 'we read it with you; the insurer decides what it pays',
  },
  {
    pattern: new RegExp(`${firm} (?:suggest|recommend|set|size)\\b[^.]{0,12}\\b(?:limits?|pricing)|\\bThe limit follows from`),
    say: 'a figure to choose a limit by; you decide',
  },
  {
    pattern: new RegExp(
      `${firm} [^.]{0,90}\\b(?:marks? (?:the )?gaps|lists? (?:the )?differences(?! we notice)|any gap|the mismatches)|[Ee]ach gap we find`,
    ),
    say: 'the differences we notice',
  },
  {
    pattern: /^(?!.*\bin writing\b).*(?:\bendorsements and exclusions, since|\btheir insurance clauses|policies your (?:largest )?subs)/,
    say: 'only if you ask in writing; it is not a full review',
  },
  {
    pattern: /\bhelps? you (?:document|photograph|prove|build the file)\b/,
    say: 'an advisor goes through it with you; the adjuster measures the damage',
  },
  { pattern: /\b(?:which can wait|what can wait|need not buy)\b/, say: 'what stays uninsured if you leave it out' },
  {
    pattern: /(?<!written yes, )\bwould have put the (?:building|car) on the schedule|\badd it once you tell us/,
    say: 'insured when the insurer confirms',
  },
  { pattern: /\bon your side of the file|\bin your corner|fights? for you/, say: 'help with your claim' },
  { pattern: /\btell you which names|\bthe one name likely/, say: 'we show you the insurer’s rules' },
];

/** What a person has to read: fine with the right words around it. */
const promisesToRead: Wording[] = [
  {
    pattern:
      /\b(?:[Oo]ne (?:timeline|page|list|chart) comes back|[Ww]hat comes back|[Cc]omes? back with|[Yy]ou get (?:it|the|a|one) (?:in|from|ranked|list)|gets a ranked list|[Ww]e (?:draw|chart|build|map) (?:one|the|that|it|a|each)|[Ww]e write (?:that|the|it|down))/,
    say: 'an advisor goes through it with you',
  },
  { pattern: new RegExp(`${firm} [^.,;]{0,60}\\b(?:every|each|all|any|always|never|both)\\b`), say: 'leave the word out, or say aim to' },
  {
    pattern: /\b(?:keep the dates|remind\w* you|we (?:track|watch|calendar)|a date to close it|set up the calendar|follow up when)/,
    say: 'the dates remain yours to keep',
  },
  {
    pattern: new RegExp(
      `${firm} [^.]{0,40}\\b(?:reads?|compares?|goes? through|marks?|flags?) [^.]{0,60}\\b(?:contracts?|leases?|agreements?|clauses?|bill of lading|covenants?)\\b|reads the contract before`,
    ),
    say: '{fact.promise-insurance-clauses}',
  },
  {
    pattern: new RegExp(
      `${firm} (?!aim)[^.]{0,40}\\b(?:same day|within \\w+ (?:business )?(?:days?|hours?)|before you (?:sign|bid|bind|decide))`,
    ),
    say: 'we aim to',
  },
];

/** Files that do not speak of the firm’s work for clients. */
const notOfWork = /\.es\.|^(?:facts|legal|glossary)\/|^(?:editor|mailroom|people|reviews|llms|spanish-)|careers/;

/** Promises of the kinds that no sentence may make, in the wording of the pages themselves. */
export const checkPromises = (content: ContentFile[]): Problem[] =>
  content
    .filter(({ file, value }) => !notOfWork.test(file) && !(value instanceof Error))
    .flatMap((one) =>
      labeledTexts(ownWording(one)).flatMap(({ label, text }) =>
        sentencesIn(text)
          .flatMap((sentence) => findMatches(sentence, refusedPromises))
          .map((message) => ({ file: one.file, message: `${label()}: a promise: ${message}` })),
      ),
    );

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

/** The verb after the firm. “Send it to your advisor and wait” says nothing about the firm. */
const firmDoes = new RegExp(`${firm} (?:aim to |help you |try to |can )?(?!(?:and|with|the|in|on|over|below|what)\\b)([a-z]+)`);
/** Questions of clients, and what a picture shows. */
const notOfTheFirm = /\?$|^Model of /;

/** Prints what the firm says that it does, by verb, for the principal and its errors-and-omissions insurer. */
export function promiseList(content: ContentFile[]): string {
  const found = content
    .filter(({ file, value }) => !notOfWork.test(file) && !(value instanceof Error))
    .flatMap((one) =>
      labeledTexts(ownWording(one)).flatMap(({ text }) =>
        sentencesIn(text).flatMap((sentence) => {
          if (notOfTheFirm.test(sentence)) return [];
          const verb = sentence.match(firmDoes)?.[1];
          const warning = [...refusedPromises, ...promisesToRead].find(({ pattern }) => pattern.test(sentence));
          return verb || warning ? [{ file: one.file, verb: verb ?? '', sentence, say: warning?.say }] : [];
        }),
      ),
    );
  const undertakings = content
    .filter(({ file }) => !notOfWork.test(file))
    .reduce((sum, { source }) => sum + referencesIn(source).filter(({ id }) => id.startsWith('promise-')).length, 0);
  const verbs = [...new Set(found.map(({ verb }) => verb))]
    .map((verb) => ({ verb, theirs: found.filter((one) => one.verb === verb) }))
    .sort((a, b) => b.theirs.length - a.theirs.length);
  return `${[
    `${found.length} sentences in ${new Set(found.map(({ file }) => file)).size} files say what the firm does; ${found.filter(({ say }) => say).length} of them to read twice. ${undertakings} more places refer to an undertaking.`,
    ...verbs.flatMap(({ verb, theirs }) => [
      '',
      `${verb || '(result)'} ${theirs.length}`,
      ...theirs.map(({ file, sentence, say }) => `  ${file}: ${sentence}${say ? `  [${say}]` : ''}`),
    ]),
  ].join('\n')}\n`;
}
