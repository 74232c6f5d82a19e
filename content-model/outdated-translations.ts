/**
 * Records English texts with the Spanish translations that were made from them. When an English text changes and its Spanish does not,
 * the content check reports the translation as outdated. After updating translations, record their English texts:
 *   npx node content-model/outdated-translations.ts glossary/deductible   of files whose path contains glossary/deductible
 *   npx node content-model/outdated-translations.ts                       of all files
 * To print the outdated texts and the files without a translation as Markdown, without recording anything:
 *   npm run translations
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type ContentFile, inOneLanguage, type Problem, withReferences } from './check/content-file.ts';
import { missingTwins } from './check/spanish.ts';
import { originalOf, schemaOf } from './content-paths.ts';
import { labelOf } from './field-labels.ts';
import { loadContent } from './load-all.ts';
import { isOtherName, type Text, textsOf } from './translatable-texts.ts';

/** Not in content/, where the editor would offer it as a content file. */
const recordFile = 'content-model/translation-fingerprints.json';

/** File → the fingerprints of its texts, in their order and separated by spaces. */
type Fingerprints = Record<string, string>;

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

export const readRecord = (): Fingerprints => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {});

const recordedTexts = (original: ContentFile) => textsOf(withReferences(original)).filter(({ path }) => !isOtherName(path));

/**
 * Spanish texts whose English original has changed or moved since it was recorded, or was never recorded. A text that has changed in both
 * languages is not among them: whoever changed the English has changed the Spanish too.
 */
export function staleTranslations(content: ContentFile[], record = readRecord()): Problem[] {
  return inOneLanguage(content, 'es').flatMap((translation) => {
    const { file } = translation;
    const original = content.find((one) => one.file === originalOf(file));
    if (!original) return [];
    const [recorded, recordedSpanish] = [original.file, file].map((name) => record[name]?.split(' '));
    const spanish = recordedTexts(translation);
    const known = [...(recorded ?? [])];
    // Matches texts wherever they stand, so that an inserted one does not mark those after it.
    const isKnown = (text: string) => {
      const at = known.indexOf(fingerprint(text));
      if (at !== -1) known.splice(at, 1);
      return at !== -1;
    };
    const spanishAt = new Map(spanish.map(({ path, text }) => [path.join('.'), fingerprint(text)]));
    const hasNewSpanish = ({ path }: Text) => recordedSpanish?.includes(spanishAt.get(path.join('.')) ?? '') === false;
    const problem = ({ path, text }: Text, what: string, remedy: string) => ({
      file,
      message: `${labelOf(path, schemaOf(file))}: ${what} “${text.replaceAll(/\s+/g, ' ').slice(0, 60)}”: ${remedy}`,
    });
    const texts = recordedTexts(original);
    const changed = texts.filter(({ text }) => !isKnown(text));
    // A translation has its texts in the order of the English ones, so a moved entry would get the words of another one.
    const moved = firstMoved(
      texts.filter((one) => !changed.includes(one)),
      recorded,
    );
    return [
      ...changed.filter((text) => !hasNewSpanish(text)).map((text) => problem(text, 'the English is now', 'bring the Spanish up to date')),
      ...(moved && !(recordedSpanish && firstMoved(spanish, recordedSpanish))
        ? [problem(moved, 'in English here is now', 'move the Spanish text too')]
        : []),
    ];
  });
}

/** The first of these texts that stood elsewhere in the recorded order. Texts that were not recorded do not count. */
function firstMoved(texts: Text[], recorded: string[] = []): Text | undefined {
  let next = 0;
  return texts.find(({ text }) => {
    const key = fingerprint(text);
    if (!recorded.includes(key)) return false;
    next = recorded.indexOf(key, next) + 1;
    return next === 0;
  });
}

export const recordCommand = (file: string) => `npx node content-model/outdated-translations.ts ${file}`;

/** The lists of outdated Spanish texts and of files without one, as Markdown. */
export function outdatedList(stale: Problem[], missing: Problem[] = []): string {
  const messagesIn = (wanted: string) => stale.filter(({ file }) => file === wanted).map(({ message }) => `- ${message}`);
  const files = [...new Set(stale.map(({ file }) => file))];
  const sections = files.map((file) => `## ${file}\n\n${messagesIn(file).join('\n')}\n`);
  return [
    '# Outdated Spanish texts\n',
    `The English of these texts has changed since. When one is up to date: ${recordCommand('kind/name')}\n`,
  ]
    .concat(sections.length ? sections : ['None.\n'])
    .concat('# Not translated\n', missing.length ? `${missing.map(({ file }) => `- ${file}`).join('\n')}\n` : 'None.\n')
    .join('\n');
}

if (import.meta.main) {
  const [part = ''] = process.argv.slice(2);
  const content = loadContent();
  const record = readRecord();
  if (part === '--list') {
    process.stdout.write(outdatedList(staleTranslations(content, record), missingTwins(content)));
  } else {
    for (const translation of inOneLanguage(content, 'es')) {
      const original = content.find((one) => one.file === originalOf(translation.file));
      if (!original?.file.includes(part)) continue;
      for (const one of [original, translation])
        record[one.file] = recordedTexts(one)
          .map(({ text }) => fingerprint(text))
          .join(' ');
    }
    const inOrder = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(recordFile, `${JSON.stringify(inOrder, null, 2)}\n`);
  }
}
