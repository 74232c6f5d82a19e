/** What must be said once is said once. */
import { wordsOf } from '../count-words.ts';
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
    ...twice(
      'number',
      posts.map(({ file, value }) => ({ file, is: String(value.number) })),
    ),
    ...twice(
      'order',
      filesIn(content, 'industries').map(({ file, value }) => ({ file, is: String(value.order) })),
    ),
    ...twice(
      'order',
      filesIn(content, 'personal').map(({ file, value }) => ({ file, is: String(value.order) })),
    ),
    ...twice(
      'order',
      filesIn(content, 'services').map(({ file, value }) => ({ file, is: String(value.order) })),
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

function twice(field: string, entries: { file: string; is: string | undefined }[]): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ file, is }) => {
    if (is === undefined) return [];
    const other = seen.get(is);
    if (other) return { file, message: `${field}: “${is}” is also that of ${other}` };
    seen.set(is, file);
    return [];
  });
}
