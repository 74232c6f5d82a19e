/** Serves a small site from a temporary folder over real connections. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compress } from './build/compress.ts';
import { writeServingConfig } from './build/write-serving-config.ts';
import { canonicalPath, siteHandler } from './handler.ts';
import { siteFiles } from './site-files.ts';

const page = (text: string) => `<!doctype html><title>${text}</title><script>console.info("${text}")</script>`;
const about = page('about '.repeat(200));
const picture = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 256));

let root: string;
let server: Server;
let port: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(root, 'client');
  const files = {
    'index.html': page('home'),
    'about.html': about,
    'about.json': '["data"]',
    '404.html': page('not found'),
    'blog/first.html': page('first'),
    'assets/app-abc123.js': 'export const a = 1;\n'.repeat(100),
    'images/house.avif': picture,
    'sw.js': '// worker',
    '.well-known/security.txt': 'Contact: mailto:a@site.example\n',
    '.env': 'SECRET=1',
    _headers: '/*\n',
    _redirects: '/a /b\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(root, 'secret.txt'), 'outside');
  const serving = writeServingConfig(folder, [], 'https://forms.example/send');
  await compress(folder);
  server = createServer(siteHandler(folder, { ...serving, redirects: [{ from: '/blog/1', to: '/blog/first' }] }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** Sends the path as it is; fetch would normalize it. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path, headers, method }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return { status: response!.statusCode, headers: response!.headers, body: await buffer(response!) };
}

describe('pages and files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about', 'text/html; charset=utf-8'],
    ['/about.json', 'application/json'],
    ['/assets/app-abc123.js', 'text/javascript; charset=utf-8'],
    ['/images/house.avif', 'image/avif'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s has content type %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
  });

  test.each([
    [{ 'Accept-Encoding': 'gzip, deflate, br' }, 'br', brotliDecompressSync],
    [{ 'Accept-Encoding': 'gzip' }, 'gzip', gunzipSync],
    [{ 'Accept-Encoding': 'br;q=0, GZIP;q=0.5' }, 'gzip', gunzipSync],
    [{ 'Accept-Encoding': 'br; q=0.000, identity' }, undefined, Buffer.from],
    [{}, undefined, Buffer.from],
  ])('a browser that sends %j gets a page with encoding %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get('/about', accepted);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(decode(body))).toBe(about);
  });

  test('images are not compressed', async () => {
    expect((await get('/images/house.avif', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('HEAD returns headers without a body', async () => {
    const { status, headers, body } = await get('/about', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(about.length), 0]);
  });

  test('/healthz returns 200', async () => expect((await get('/healthz')).status).toBe(200));
});

describe('caching', () => {
  test('hashed files are immutable, pages and data are revalidated, nothing is no-store', async () => {
    expect((await get('/assets/app-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/about', '/about.json', '/sw.js', '/nothing']) {
      expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
    }
  });

  test('an unchanged page returns 304 without a body; If-None-Match may list several ETags, or be *', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const statuses = { '"other"': 200, '"a", W/"b"': 200, [`"a", ${headers.etag}`]: 304, '*': 304 };
    for (const [etags, status] of Object.entries(statuses))
      expect((await get('/about', { 'If-None-Match': etags })).status, etags).toBe(status);
  });

  test('the ETag depends on the content, not on the time of the deploy', () => {
    const folder = join(root, 'client');
    const etagOf = (path: string) => siteFiles(folder).files.get(path)?.etag;
    const before = etagOf('/about');
    utimesSync(join(folder, 'about.html'), new Date(0), new Date(0));
    expect(etagOf('/about')).toBe(before);
    expect(etagOf('/')).not.toBe(before);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=10-19', '10-19', picture.subarray(10, 20)],
    ['bytes=0-0', '0-0', picture.subarray(0, 1)],
    ['bytes=4990-', '4990-4999', picture.subarray(4990)],
    ['bytes=4990-9000', '4990-4999', picture.subarray(4990)],
  ])('%s returns the part %s of the file', async (range, part, bytes) => {
    const { status, headers, body } = await get('/images/house.avif', { Range: range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${part}/5000`]);
    expect(body).toEqual(bytes);
  });

  test('a range past the end returns 416', async () => {
    const { status, headers } = await get('/images/house.avif', { Range: 'bytes=9000-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */5000']);
  });

  test('a range of a text file is not compressed', async () => {
    const { status, headers, body } = await get('/about', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(about.slice(0, 15));
  });

  test.each([
    ...['bytes=5-2', 'bytes=-500', 'bytes=0-1,3-4', 'bytes=a-b', 'lines=1-2', 'bytes=99999999999999999999-'].map((Range) => ({ Range })),
    // If-Range never matches a weak ETag.
    { Range: 'bytes=0-9', 'If-Range': 'W/"b"' },
  ])('%j returns the whole file', async (headers) => {
    const { status, body } = await get('/images/house.avif', headers);
    expect([status, body.length]).toEqual([200, picture.length]);
  });
});

describe('canonical URLs', () => {
  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/about/?tab=team', '/about?tab=team'],
    ['/blog/1', '/blog/first'],
    ['/blog/1?from=mail', '/blog/first?from=mail'],
  ])('%s redirects to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([308, to]);
  });

  test('no redirect leads to another host', async () => {
    for (const path of ['//elsewhere.example/', '//elsewhere.example/about/', '/\\elsewhere.example/', '/%2f%2felsewhere.example/']) {
      const { status, headers } = await get(path);
      expect([400, 404], path).toContain(status);
      expect(headers.location).toBeUndefined();
    }
    expect(canonicalPath('//elsewhere.example/', new Map([['/', 1]]))).toBeUndefined();
  });
});

describe('errors', () => {
  test.each([
    '/nothing',
    '/about/nothing',
    '/404',
    '/404.html',
    '/assets/gone.js',
    '/.env',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/index',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/constructor',
    '/__proto__',
  ])('%s returns 404 with the not-found page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('not found');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  test.each(['/%zz', '/%', '/%00', '/about%0d%0aSet-Cookie:a', '/%ff%fe'])('%s returns 400', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  test('a URL of 5,000 characters returns 414', async () => {
    expect((await get(`/${'a'.repeat(5000)}`)).status).toBe(414);
    expect((await get(`/about?${'a'.repeat(5000)}`)).status).toBe(414);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s returns 405 and the allowed methods', async (method) => {
    const { status, headers } = await get('/about', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('security headers', () => {
  test('all pages share one policy with the hash of each inline script and without unsafe-inline', async () => {
    const [home, other] = await Promise.all(
      ['/', '/about'].map(async (path) => String((await get(path)).headers['content-security-policy'])),
    );
    expect(other).toBe(home);
    for (const text of ['home', 'not found', 'first']) {
      const hash = createHash('sha256').update(`console.info("${text}")`).digest('base64');
      expect(home?.match(/script-src [^;]*/)?.[0]).toContain(`'sha256-${hash}'`);
    }
    expect(home).not.toContain('unsafe');
    for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]) expect(home).toContain(rule);
    // The origin of FORMS_ENDPOINT, without its path.
    expect(home).toContain("connect-src 'self' https://forms.example;");
  });

  test.each(['/', '/about', '/nothing'])('%s has the headers of a page', async (path) => {
    expect((await get(path)).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test.each(['/', '/about.json', '/assets/app-abc123.js', '/nothing', '/%zz', '/about/'])(
    '%s has the headers of every response',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test('images can be embedded by other sites, for feeds and link previews', async () => {
    expect((await get('/images/house.avif')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('HSTS is sent over HTTPS only', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await get('/', { 'X-Forwarded-Proto': 'https' })).headers['strict-transport-security']).toContain('max-age=31536000');
  });
});
