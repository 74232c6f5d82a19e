/**
 * Records which English texts the Spanish translations were made from. When an English text changes, the content check reports
 * its translation as outdated. After updating translations, record their English texts:
 *   npx node content-model/outdated-translations.ts glossary/deductible   of files whose path contains glossary/deductible
 *   npx node content-model/outdated-translations.ts                       of all files
 * To print the outdated texts as Markdown, without recording anything:
 *   npm run translations
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type ContentFile, inOneLanguage, type Problem, withReferences } from './check/content-file.ts';
import { originalOf, schemaOf } from './content-paths.ts';
import { labelOf } from './field-labels.ts';
import { loadContent } from './load-all.ts';
import { isOtherName, type Text, textsOf } from './translatable-texts.ts';

/** Not in content/, where the editor would offer it as a content file. */
const recordFile = 'content-model/translation-fingerprints.json';

/** English file → the fingerprints of its texts, in their order and separated by spaces. */
type Fingerprints = Record<string, string>;

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

export const readRecord = (): Fingerprints => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {});

const recordedTexts = (original: ContentFile) => textsOf(withReferences(original)).filter(({ path }) => !isOtherName(path));

/** Spanish texts whose English original has changed or moved since it was recorded, or was never recorded. */
export function staleTranslations(content: ContentFile[], record = readRecord()): Problem[] {
  return inOneLanguage(content, 'es').flatMap(({ file }) => {
    const original = content.find((one) => one.file === originalOf(file));
    if (!original) return [];
    const recorded = record[original.file]?.split(' ') ?? [];
    const known = [...recorded];
    // Matches texts wherever they stand, so that an inserted one does not mark those after it.
    const isKnown = (text: string) => {
      const at = known.indexOf(fingerprint(text));
      if (at !== -1) known.splice(at, 1);
      return at !== -1;
    };
    const problem = ({ path, text }: Text, what: string, remedy: string) => ({
      file,
      message: `${labelOf(path, schemaOf(file))}: ${what} “${text.replaceAll(/\s+/g, ' ').slice(0, 60)}”: ${remedy}, then run npx node content-model/outdated-translations.ts ${original.file}`,
    });
    const texts = recordedTexts(original);
    const changed = texts.filter(({ text }) => !isKnown(text));
    // A translation has its texts in the order of the English ones, so a moved entry would get the words of another one.
    let next = 0;
    const moved = texts.find((one) => {
      if (changed.includes(one)) return false;
      next = recorded.indexOf(fingerprint(one.text), next) + 1;
      return next === 0;
    });
    return [
      ...changed.map((text) => problem(text, 'the English is now', 'bring the Spanish up to date')),
      ...(moved ? [problem(moved, 'in English here is now', 'move the Spanish text too')] : []),
    ];
  });
}

/** The list of outdated Spanish texts, as Markdown. */
export function outdatedList(stale: Problem[]): string {
  const messagesIn = (wanted: string) => stale.filter(({ file }) => file === wanted).map(({ message }) => `- ${message}`);
  const files = [...new Set(stale.map(({ file }) => file))];
  const sections = files.map((file) => `## ${file}\n\n${messagesIn(file).join('\n')}\n`);
  return ['# Outdated Spanish texts\n', 'The English of these texts has changed since.\n']
    .concat(sections.length ? sections : ['None.\n'])
    .join('\n');
}

if (import.meta.main) {
  const [part = ''] = process.argv.slice(2);
  const content = loadContent();
  const record = readRecord();
  if (part === '--list') {
    process.stdout.write(outdatedList(staleTranslations(content, record)));
  } else {
    for (const { file } of inOneLanguage(content, 'es')) {
      const original = content.find((one) => one.file === originalOf(file));
      if (!original?.file.includes(part)) continue;
      const fingerprints = recordedTexts(original).map(({ text }) => fingerprint(text));
      record[original.file] = fingerprints.join(' ');
    }
    const inOrder = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(recordFile, `${JSON.stringify(inOrder, null, 2)}\n`);
  }
}
