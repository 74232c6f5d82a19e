/**
 * Pages, data, scripts and styles with their compressed copies, read once. They are most of what is asked for and
 * a few megabytes in all; from memory they take less than half of the work that reading them from the disk takes.
 */
import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { withSlashes } from './site-files.ts';

interface Text {
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

/** Name inside the folder, with a slash in front → text. What has no compressed copy is not a text. */
export function readTexts(folder: string): Map<string, Text> {
  const names = globSync(['**/*.br', '.well-known/*.br'], { cwd: folder }).map((name) => withSlashes(name.slice(0, -'.br'.length)));
  const read = (name: string) => readFileSync(join(folder, name));
  return new Map(names.map((name) => [`/${name}`, { br: read(`${name}.br`), gzip: read(`${name}.gz`), plain: read(name) }]));
}

/** In the smallest form that the browser can read. */
export function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: Text): void {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const body = text[encoding ?? 'plain'];
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.writeHead(status, { 'Content-Length': body.length }).end(body);
}

/** Names from an Accept-Encoding header, without those that it refuses by `q=0`. */
export function acceptedEncodings(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter)))
    .map(([name = '']) => name);
}
