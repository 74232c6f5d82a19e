import { paths } from './paths.ts';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

const alone = (path: string) => folderOf(path) === '/' || path === '/blog/search';

/** One page of each kind: all top-level pages, and the first page of each folder. */
export const kinds = paths.filter(
  (path, i) => alone(path) || paths.findIndex((other) => !alone(other) && folderOf(other) === folderOf(path)) === i,
);
