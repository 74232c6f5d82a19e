/** Reports titles, descriptions, ids, numbers and longer passages that are used twice. */

import { schemaOf } from '../content-paths.ts';
import { wordsOf } from '../count-words.ts';
import { labelOf } from '../field-labels.ts';
import { type ContentFile, filesIn, ownWording, type Problem, strings } from './content-file.ts';

/** Pages of one kind must not share a run of eight words. */
const runWords = 8;

export function checkRepeats(content: ContentFile[]): Problem[] {
  const posts = filesIn(content, 'blog');
  return [
    ...(['industries', 'personal', 'services'] as const).flatMap((folder) => sharedRuns(filesIn(content, folder))),
    ...twice(
      'title',
      content.map(({ file, value }) => ({ file, is: metaOf(value)?.title })),
    ),
    ...twice(
      'description',
      content.map(({ file, value }) => ({ file, is: metaOf(value)?.description })),
    ),
    ...sameIds(content),
    ...sameNumber(
      'number',
      posts.map(({ file, value }) => ({ file, is: value.number })),
    ),
    ...(['industries', 'personal', 'services'] as const).flatMap((folder) =>
      sameNumber(
        'order',
        filesIn(content, folder).map(({ file, value }) => ({ file, is: value.order })),
      ),
    ),
  ];
}

/** Reports list entries, such as questions or people, that have the same id. */
const sameIds = (content: ContentFile[]): Problem[] =>
  content.flatMap(({ file, value }) => {
    const ids = Array.isArray(value) ? value.map((entry: { id?: string } | null) => entry?.id) : [];
    return ids.flatMap((id, i) => {
      const first = ids.indexOf(id);
      if (id === undefined || first === i) return [];
      const label = labelOf([i, 'id'], schemaOf(file));
      return { file, message: `${label} “${id}”: entry ${first + 1} has it too: choose another` };
    });
  });

/** Title and description for search engines: in `meta`, or, for posts (the files with a `number`), at the top level. */
function metaOf(value: unknown): { title?: string; description?: string } | undefined {
  const { meta, number } = (value ?? {}) as { meta?: { title?: string; description?: string }; number?: unknown };
  return meta ?? (number === undefined ? undefined : (value as { title?: string; description?: string }));
}

/** Reports passages that two files share, for both files, because either may be the new one. */
function sharedRuns(files: ContentFile[]): Problem[] {
  const texts = files.map(ownWording).flatMap(({ file, value }) => strings(value).map((text) => ({ file, words: wordsOf(text) })));
  const filesWith = new Map<string, Set<string>>();
  for (const { file, words } of texts) for (const run of runsOf(words)) filesWith.set(run, (filesWith.get(run) ?? new Set()).add(file));
  return files.flatMap(({ file }) => {
    const shared = texts
      .filter((text) => text.file === file)
      .flatMap(({ words }) => passages(words, (run) => [...(filesWith.get(run) ?? [])].find((other) => other !== file)));
    const more = shared.length - mostShown;
    return [
      ...shared.slice(0, mostShown).map(({ text, other }) => ({
        file,
        message: `shares “${text}” with ${other}: say what is true of this page alone, or leave it out; a rule of law or insurance is a fact of content/facts`,
      })),
      ...(more > 0 ? [{ file, message: `shares ${more} more passages with other pages of its kind` }] : []),
    ];
  });
}

/** A copied file shares all its passages, so only the first ones are listed. */
const mostShown = 5;

const runsOf = (words: string[]) => words.slice(runWords - 1).map((_, i) => words.slice(i, i + runWords).join(' '));

/** Merges overlapping shared runs of words into one passage, if they are shared with the same file. */
function passages(words: string[], otherWith: (run: string) => string | undefined): { text: string; other: string }[] {
  const found: { start: number; end: number; other: string }[] = [];
  for (const [start, run] of runsOf(words).entries()) {
    const other = otherWith(run);
    if (!other) continue;
    const last = found.at(-1);
    if (last && last.other === other && start <= last.end) last.end = start + runWords;
    else found.push({ start, end: start + runWords, other });
  }
  return found.map(({ start, end, other }) => ({ text: words.slice(start, end).join(' '), other }));
}

function sameNumber(field: string, entries: { file: string; is: number }[]): Problem[] {
  const free = Math.max(...entries.map(({ is }) => is)) + 1;
  return twice(
    field,
    entries.map(({ file, is }) => ({ file, is: String(is) })),
    `give one of the two ${free}`,
  );
}

function twice(field: string, entries: { file: string; is: string | undefined }[], advice = 'each page has its own'): Problem[] {
  return entries.flatMap(({ file, is }) => {
    const other = entries.find((one) => is !== undefined && one.is === is && one.file !== file);
    return other ? { file, message: `${labelOf([field])} “${is}”: also that of ${other.file}: ${advice}` } : [];
  });
}
