import { paths } from './paths.ts';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** One page of each kind: every page at the root, and the first of each folder. */
export const kinds = paths.filter(
  (path, i) => folderOf(path) === '/' || paths.findIndex((other) => folderOf(other) === folderOf(path)) === i,
);
