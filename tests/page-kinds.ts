import { paths, spanishPaths } from './site-paths.ts';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

const alone = (path: string) => folderOf(path) === '/' || path === '/blog/search';

const onePerKind = (all: string[]) =>
  all.filter((path, i) => alone(path) || all.findIndex((other) => !alone(other) && folderOf(other) === folderOf(path)) === i);

/** One page of each kind: all top-level pages, and the first page of each folder. */
export const kinds = onePerKind(paths);

/** The Spanish home page, and the first Spanish page of each folder. */
export const spanishKinds = onePerKind(spanishPaths);
