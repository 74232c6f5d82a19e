/**
 * Request handler for the static site: redirects, headers, precompressed files and the 404 page. The `send` package handles conditional
 * requests, ranges and streaming.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { type Headers, headersFor, type ServingConfig } from './serving-config.ts';
import { siteFiles } from './site-files.ts';

const maxUrlLength = 4000;

/** Preferred first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function siteHandler(folder: string, serving: ServingConfig): Handler {
  const { files, compressed } = siteFiles(folder);
  const redirects = new Map(serving.redirects.map(({ from, to }) => [from, to]));
  if (!compressed.has('/404.html')) throw new Error(`${folder} has no 404.html`);

  return (request, response) => {
    const url = request.url ?? '/';
    // HSTS over plain HTTP would lock visitors out, so it depends on what the TLS proxy reports.
    const secure = /^https\b/.test(String(request.headers['x-forwarded-proto']));
    const setHeaders = (headers: Headers) => response.setHeaders(new Map(Object.entries(headers)));
    const sendText = (status: number, text: string) => {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.writeHead(status, { 'Content-Length': text.length + 1 }).end(`${text}\n`);
    };

    setHeaders(headersFor(serving, '', '', secure));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(405, 'Only GET and HEAD are allowed.');
    }
    if (url.length > maxUrlLength) return sendText(414, 'The URL is too long.');
    const [path, query] = splitUrl(url);
    if (path === undefined) return sendText(400, 'The URL is malformed.');
    if (path === '/healthz') return sendText(200, 'ok');

    const target = redirects.get(path) ?? canonicalPath(path, files);
    if (target) {
      response.setHeader('Location', target + query);
      return void response.writeHead(308, { 'Content-Length': 0 }).end();
    }

    const file = files.get(path);
    const notFound = path.startsWith('/es/') && compressed.has('/es/404.html') ? '/es/404.html' : '/404.html';
    const name = file?.name ?? notFound;
    setHeaders(headersFor(serving, file ? path : '', name, secure));
    if (file) response.setHeader('ETag', file.etag);
    else response.statusCode = 404;
    if (!file || !isSingleRange(request)) delete request.headers.range;

    let extension = '';
    if (compressed.has(name)) {
      response.setHeader('Vary', 'Accept-Encoding');
      const encoding = encodings.find((one) => accepts(request, one.name));
      // Ranges count bytes of the uncompressed file.
      if (encoding && !request.headers.range) {
        response.setHeader('Content-Encoding', encoding.name);
        extension = encoding.extension;
      }
    }

    send(request, encodeURI(name + extension), { root: folder, dotfiles: 'allow', cacheControl: false, etag: false, lastModified: false })
      .on('error', (error: Error & { status: number }) => {
        if (error.status >= 500 || error.status === 404) console.error(`${name} could not be read: ${error.message}`);
        if (response.headersSent) response.destroy();
        else response.writeHead(error.status, { 'Content-Length': 0 }).end();
      })
      .pipe(response);
  };
}

/** Path and query (with its question mark). The path is undefined if the URL cannot be decoded. */
export function splitUrl(url: string): [path: string | undefined, query: string] {
  // A proxy may send an absolute URL.
  const [raw = '', ...rest] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return [path.startsWith('/') && !/[\u0000-\u001f\\]/.test(path) ? path : undefined, query];
  } catch {
    return [undefined, query];
  }
}

/** The canonical path for other spellings of a page: /about/, /about.html, /about/index.html. */
export function canonicalPath(path: string, files: ReadonlyMap<string, unknown>): string | undefined {
  if (files.has(path)) return undefined;
  const bare = path.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '');
  const page = bare === '' ? '/' : bare;
  // Only existing pages: //elsewhere.example/ must not become a redirect to another host.
  return page !== path && files.has(page) ? page : undefined;
}

/**
 * Whether the request has one range with a start, such as bytes=0-99. For other ranges a server may send the whole file. With If-Range
 * it must, because all our ETags are weak.
 */
function isSingleRange({ headers }: IncomingMessage): boolean {
  const [, start, end] = headers.range?.match(/^bytes=(\d{1,15})-(\d{0,15})$/) ?? [];
  return start !== undefined && !headers['if-range'] && (end === '' || Number(end) >= Number(start));
}

/** Whether Accept-Encoding lists the encoding, and not with `q=0`. */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const listed = String(headers['accept-encoding'] ?? '').split(',');
  return listed.some((one) => new RegExp(`^\\s*${encoding}\\s*(;(?!\\s*q\\s*=\\s*0(\\.0*)?\\s*$)|$)`, 'i').test(one));
}
