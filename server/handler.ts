/** Answers one request. Everything that a request can ask for is known before the first one comes. */
import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { type Headers, headersFor, type Serving } from './serving.ts';
import { siteFiles } from './site-files.ts';
import { readTexts, sendText } from './texts.ts';

const longestAddress = 4000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function siteHandler(folder: string, serving: Serving): Handler {
  const files = siteFiles(folder);
  const moved = new Map(serving.redirects.map(({ from, to }) => [from, to]));
  const texts = readTexts(folder);
  const notFound = texts.get('/404.html');
  if (!notFound) throw new Error(`${folder} has no 404.html`);

  return (request, response) => {
    const url = request.url ?? '/';
    // only a proxy that ended TLS says so; sent over plain HTTP, that header would lock visitors out
    const secure = /^https\b/.test(String(request.headers['x-forwarded-proto']));
    const set = (headers: Headers) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    const say = (status: number, text: string) => {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.writeHead(status, { 'Content-Length': text.length + 1 }).end(`${text}\n`);
    };

    set(headersFor(serving, '', '', secure));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return say(405, 'Only GET and HEAD are answered here.');
    }
    if (url.length > longestAddress) return say(414, 'The address is too long.');
    const [path, query] = splitAddress(url);
    if (path === undefined) return say(400, 'The address is malformed.');
    if (path === '/healthz') return say(200, 'ok');

    const target = moved.get(path) ?? canonical(path, files);
    if (target) {
      response.setHeader('Location', target + query);
      return void response.writeHead(308, { 'Content-Length': 0 }).end();
    }

    const file = files.get(path);
    if (!file) {
      set(headersFor(serving, '', '/404.html', secure));
      return sendText(request, response, 404, notFound);
    }

    set({ ...headersFor(serving, path, file.name, secure), ETag: file.etag, 'Accept-Ranges': 'bytes' });
    const text = texts.get(file.name);
    if (sameVersion(request.headers['if-none-match'], file.etag)) {
      if (text) response.setHeader('Vary', 'Accept-Encoding');
      return void response.writeHead(304).end();
    }
    const part = plainRange(request.headers, file.bytes);
    if (!part && text) return sendText(request, response, 200, text);
    if (part) response.setHeader('Content-Range', `bytes ${part.start < file.bytes ? `${part.start}-${part.end}` : '*'}/${file.bytes}`);
    if (part && part.start >= file.bytes) return void response.writeHead(416, { 'Content-Length': 0 }).end();

    const { start, end } = part ?? { start: 0, end: file.bytes - 1 };
    response.writeHead(part ? 206 : 200, { 'Content-Length': end - start + 1 });
    if (request.method === 'HEAD' || file.bytes === 0) return void response.end();
    // closes the file when the reader leaves, and the connection when the file went
    pipeline(createReadStream(join(folder, file.name), { start, end }), response, (error) => {
      if (error && 'path' in error) console.error(`${file.name} could not be read: ${error.message}`);
    });
  };
}

/** Path and query (with its question mark). No path: not an address that can be decoded. */
export function splitAddress(url: string): [path: string | undefined, query: string] {
  // a proxy may send the whole address, with scheme and host
  const [raw = '', ...rest] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    return [path.startsWith('/') && !/[\u0000-\u001f\\]/.test(path) ? path : undefined, query];
  } catch {
    return [undefined, query];
  }
}

/** The one address of a page, for its other spellings: /about/, /about.html, /about/index.html. */
export function canonical(path: string, files: ReadonlyMap<string, unknown>): string | undefined {
  if (files.has(path)) return undefined;
  const bare = path.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '');
  const page = bare === '' ? '/' : bare;
  // only what exists: //elsewhere.example/ must not become a redirect to another host
  return page !== path && files.has(page) ? page : undefined;
}

/** If-None-Match may list several versions, or be a star. */
export function sameVersion(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
}

/**
 * The one range from–to that was asked for. A server may answer any other range with the whole file, and must do so
 * when If-Range names a weak version; all of ours are weak.
 */
export function plainRange(headers: IncomingHttpHeaders, bytes: number): { start: number; end: number } | undefined {
  const [, from, to] = headers.range?.match(/^bytes=(\d{1,15})-(\d{0,15})$/) ?? [];
  if (from === undefined || headers['if-range'] || (to !== '' && Number(to) < Number(from))) return undefined;
  return { start: Number(from), end: Math.min(to === '' ? bytes : Number(to), bytes - 1) };
}
