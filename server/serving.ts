/**
 * How the build wants to be served: headers and redirects. The build writes it once as serving.json beside
 * the served folder; our server reads it, and the files for other hosts are generated from it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from './redirects.ts';

export type Headers = Record<string, string>;

export interface Serving {
  /** Sent with every answer. */
  always: Headers;
  /** Sent with pages as well, the security policy among them. Other files do without: on a phone's connection thirty copies weigh more than a script. */
  pages: Headers;
  /** Sent as well when the visitor came by HTTPS. */
  secure: Headers;
  /** By the start of the path, the first that fits. */
  folders: { start: string; headers: Headers }[];
  /** Ending of a file → content type. */
  types: Record<string, string>;
  redirects: Redirect[];
  /** The hashed files of this build, without those kept from the one before. */
  assets: string[];
}

const fileOf = (folder: string) => join(folder, '../serving.json');

export const isFinished = (folder: string) => existsSync(fileOf(folder));

export const readServing = (folder: string) => JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Serving;

/** Of an address and the file behind it; of none, what every answer has. */
export function headersFor(serving: Serving, path: string, name: string, secure: boolean): Headers {
  const type = serving.types[name.split('.').at(-1) ?? ''];
  return {
    ...serving.always,
    ...serving.folders.find(({ start }) => path.startsWith(start))?.headers,
    ...(name.endsWith('.html') && serving.pages),
    ...(type && { 'Content-Type': type }),
    ...(secure && serving.secure),
  };
}
