/** What the build tells whoever serves it: headers and redirects. Written by server/build/serving.ts as serving.json beside the folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from './redirects.ts';

export interface ServingData {
  redirects: Redirect[];
}

export interface Serving {
  redirects: Redirect[];
  /** The headers of an address; of an empty one, those that everything has. */
  headersFor: (path: string, secure: boolean) => Record<string, string>;
}

export function readServing(folder: string): Serving {
  const { redirects } = JSON.parse(readFileSync(join(folder, '../serving.json'), 'utf8')) as ServingData;
  return { redirects, headersFor: (path) => ({ 'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache' }) };
}
