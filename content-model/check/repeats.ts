/** What must be said once is said once. */
import { wordsOf } from '../count-words.ts';
import { labelOf } from '../field-labels.ts';
import { type ContentFile, filesIn, type Problem, strings } from './content.ts';

/** Sister pages must not share a run of eight words. */
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

/** What search engines are told of a page: in its meta, or, of a post, in the front matter itself. */
function metaOf(value: unknown): { title?: string; description?: string } | undefined {
  const { meta, number } = (value ?? {}) as { meta?: { title?: string; description?: string }; number?: unknown };
  return meta ?? (number === undefined ? undefined : (value as { title?: string; description?: string }));
}

function sharedRuns(files: ContentFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, value }) => {
    const runs = new Set(
      strings(value).flatMap((text) => {
        const words = wordsOf(text);
        return words.slice(runWords - 1).map((_, i) => words.slice(i, i + runWords).join(' '));
      }),
    );
    return [...runs].flatMap((run) => {
      const other = seen.get(run);
      if (other) return { file, message: `shares “${run}” with ${other}: say it in other words` };
      seen.set(run, file);
      return [];
    });
  });
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
  const seen = new Map<string, string>();
  return entries.flatMap(({ file, is }) => {
    if (is === undefined) return [];
    const other = seen.get(is);
    if (other) return { file, message: `${labelOf([field])} “${is}”: also that of ${other}: ${advice}` };
    seen.set(is, file);
    return [];
  });
}
