/**
 * Headers, content types and redirects of a build. The build writes them to serving.json beside the served folder;
 * our server reads that file, and the files for other hosts are generated from it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from './redirects.ts';

export type Headers = Record<string, string>;

export interface ServingConfig {
  /** Sent with every response. */
  always: Headers;
  /** Also sent with pages, such as the security policy. Other files do not need them, and a page loads about thirty. */
  pages: Headers;
  /** Also sent over HTTPS. */
  secure: Headers;
  /** By path prefix; the first match wins. */
  folders: { start: string; headers: Headers }[];
  /** File extension → content type. */
  types: Record<string, string>;
  redirects: Redirect[];
  /** The hashed files of this build, without those kept from the previous one. */
  assets: string[];
}

const fileOf = (folder: string) => join(folder, '../serving.json');

export const isFinished = (folder: string) => existsSync(fileOf(folder));

export const readServingConfig = (folder: string) => JSON.parse(readFileSync(fileOf(folder), 'utf8')) as ServingConfig;

/**
 * Returns the response headers. `path` is the requested URL path, empty if no file is there. `name` is the file that is sent: the
 * 404 page if there is none, empty for redirects and errors in plain text.
 */
export function headersFor(serving: ServingConfig, path: string, name: string, secure: boolean): Headers {
  const type = serving.types[name.split('.').at(-1) ?? ''];
  return {
    ...serving.always,
    ...serving.folders.find(({ start }) => path.startsWith(start))?.headers,
    ...(name.endsWith('.html') && serving.pages),
    ...(type && { 'Content-Type': type }),
    ...(secure && serving.secure),
  };
}
