/**
 * Pages, data, scripts and styles with their compressed copies, read once. They are most of what is asked for and
 * a few megabytes in all; from memory they take less than half of the work that reading them from the disk takes.
 */
import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

interface Text {
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

/** Name inside the folder, with a slash in front → text. What has no compressed copy is not a text. */
export function readTexts(folder: string): Map<string, Text> {
  const names = globSync(['**/*.br', '.well-known/*.br'], { cwd: folder }).map((name) => name.slice(0, -'.br'.length));
  const read = (name: string) => readFileSync(join(folder, name));
  return new Map(names.map((name) => [`/${name}`, { br: read(`${name}.br`), gzip: read(`${name}.gz`), plain: read(name) }]));
}

/** In the smallest form that the browser can read. */
export function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: Text): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const body = text[encoding ?? 'plain'];
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.writeHead(status, { 'Content-Length': body.length }).end(body);
}
