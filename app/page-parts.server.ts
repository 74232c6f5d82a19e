/** Which parts a page has (app/pages/parts), by the file of its words. The list of routes asks, before there is a build. */
import { readContent, readFolder } from '../content-model/read.ts';

const all = readContent('embedded-calculators.yaml');
const figures = new Map<string, string | undefined>([
  ...readFolder('industries').map(({ slug, figure }) => [`industries/${slug}`, figure?.kind] as const),
  ...readFolder('personal').map(({ slug, figure }) => [`personal/${slug}`, figure?.kind] as const),
]);

export function partsOf(file: string): string[] {
  const sheets = (all[file] ?? []).map((sheet) => ('linkTo' in sheet ? 'tool-links' : 'live-sheets'));
  const kind = figures.get(file);
  return [...(kind ? [kind] : []), ...new Set(sheets)];
}

export const postsWithParts = Object.keys(all).flatMap((file) => file.match(/^blog\/(.*)/)?.[1] ?? []);
