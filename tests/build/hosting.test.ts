/** The generated configuration makes nginx, Caddy and static hosts respond like the site's own server (server/start.ts). */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inCi } from '../optional-programs.ts';
import { findProgram, freePort, startNginx, stop } from '../servers.ts';
import { paths } from '../site-paths.ts';
import { parsePage } from './read-html.ts';
import { build, siteUrl } from './start-server.ts';

const fileOf = (name: string) => readFileSync(join(build, name), 'utf8');
const serving = JSON.parse(fileOf('serving.json')) as {
  pages: Record<string, string>;
  types: Record<string, string>;
  redirects: { from: string; to: string }[];
  assets: string[];
};

/** Functions that start each server with the configuration from the build. */
const servers = {
  nginx: (program: string, folder: string, port: number) => startNginx(program, build, folder, port),
  caddy(program: string, folder: string, port: number) {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n}\n${fileOf('hosting/Caddyfile')}`);
    return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: resolve(build, 'client'),
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    });
  },
};

const headersOfEveryResponse =
  'cache-control x-content-type-options cross-origin-resource-policy strict-transport-security location allow'.split(' ');
const headersOfPages =
  'content-type content-security-policy x-frame-options referrer-policy permissions-policy cross-origin-opener-policy'.split(' ');

/** The parts of a response that must be equal on all servers. The bodies of redirects and errors other than 404 may differ. */
async function responseOf(address: string, path: string, init: RequestInit = {}) {
  const response = await fetch(address + path, { redirect: 'manual', ...init });
  const body = await response.text();
  const hasPage = response.status === 200 || response.status === 404;
  const names = hasPage ? [...headersOfEveryResponse, ...headersOfPages] : headersOfEveryResponse;
  const headers = Object.fromEntries(names.map((name) => [name, response.headers.get(name)?.replace('; ', ';') ?? null]));
  return { status: response.status, ...headers, ...(hasPage && { page: parsePage(body).querySelector('title')?.textContent }) };
}

for (const [name, start] of Object.entries(servers)) {
  test(`${name} with the generated configuration responds like our server`, async ({ skip }) => {
    const program = findProgram(name) ?? '';
    skip(!program && !inCi, `${name} is not installed`);
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const port = await freePort();
    const child = start(program, folder, port);
    const errors: string[] = [];
    child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
    const address = `http://127.0.0.1:${port}`;
    try {
      const health = () =>
        fetch(`${address}/healthz`).then(
          (response) => response.status,
          () => errors.join(''),
        );
      await expect.poll(health, { timeout: 30_000 }).toBe(200);
      expect(await responseOf(address, '/')).toMatchObject({ page: expect.stringContaining('Benchmark') });

      const asset = `/${serving.assets.find((file) => file.endsWith('.js'))}`;
      const others = `${asset} /search-index.json /sw.js /sitemap.xml /robots.txt /site.webmanifest /favicon.svg /.well-known/security.txt
        /about/ /about.html /about/index.html /about.html/ /index.html /about/?a=b /blog/search?q=hail
        /nothing /es/nothing /es/404 /404 /404.html /index /_headers /.env /about.html.gz /assets/gone.js`;
      for (const path of [...paths, ...others.split(/\s+/), ...serving.redirects.map(({ from }) => from)])
        expect(await responseOf(address, path), path).toEqual(await responseOf(siteUrl, path));
      const secure = { headers: { 'X-Forwarded-Proto': 'https' } };
      expect(await responseOf(address, '/', secure)).toEqual(await responseOf(siteUrl, '/', secure));
      for (const method of ['POST', 'OPTIONS', 'DELETE'])
        expect(await responseOf(address, '/', { method }), method).toEqual(await responseOf(siteUrl, '/', { method }));
      const aboutPage = (headers: HeadersInit) => fetch(`${address}/about`, { headers: { 'Accept-Encoding': 'gzip', ...headers } });
      const { headers } = await aboutPage({});
      expect(headers.get('content-encoding')).toBe('gzip');
      expect((await aboutPage({ 'If-None-Match': headers.get('etag')! })).status).toBe(304);
    } finally {
      await stop(child);
      rmSync(folder, { recursive: true });
    }
  });
}

test('every served file has a content type', () => {
  const endings = globSync('**/*.*', { cwd: join(build, 'client') }).map((name) => extname(name).slice(1));
  const known = new Set([...Object.keys(serving.types), 'br', 'gz']);
  expect([...new Set(endings)].filter((ending) => !known.has(ending))).toEqual([]);
});

test('_headers has the policy for every page in a fixed number of rules, and matching rules set different headers', () => {
  const rules = fileOf('client/_headers')
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'));
  expect(rules.map(([path]) => path)).toEqual(['/*', '/assets/*', '/images/*']);
  expect(rules[0]?.join('\n')).toContain(`Content-Security-Policy: ${serving.pages['Content-Security-Policy']}`);
  // Cloudflare Pages allows 2,000 characters per line.
  expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThanOrEqual(2000);
  // Hosts would join the values of a header that two matching rules set. The first rule matches every path.
  const [everywhere, ...others] = rules.map(([, ...lines]) => lines.map((line) => line.split(':')[0]!.trim()));
  for (const names of others) expect(new Set([...everywhere!, ...names]).size).toBe(everywhere!.length + names.length);
});

test('_redirects has all redirects, none of them from a path with a trailing slash', () => {
  const lines = fileOf('client/_redirects').trim().split('\n');
  expect(lines).toEqual(serving.redirects.map(({ from, to }) => `${from} ${to} 308`));
  expect(lines.filter((line) => line.split(' ')[0]!.endsWith('/'))).toEqual([]);
  expect(lines.filter((line) => /^\/blog\/\d+ /.test(line))).toHaveLength(
    globSync('content/blog/*.md', { exclude: ['**/*.es.md'] }).length,
  );
});
