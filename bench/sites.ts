/** Our pages over both protocols, and the addresses to compare them with. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, freePort, startSite, stop } from '../tests/servers.ts';
import { pages } from './pages.ts';

export interface Options {
  runs: number;
  /** Addresses of other sites. */
  beside: string[];
}

export interface Address {
  name: string;
  url: string;
  protocol: 'HTTP/1.1' | 'HTTP/2';
  own: boolean;
}

/** Addresses of the site without a path. Without Caddy there is no second one. */
interface Sites {
  http: string;
  https?: string;
}

/** Serves the build over HTTP/1.1 and, if Caddy is installed, over HTTP/2 with a certificate of its own. */
export async function withSites<T>(client: string, use: (sites: Sites) => Promise<T>): Promise<T> {
  const site = await startSite(client);
  const caddy = findProgram('caddy');
  const secure = caddy ? await startCaddy(caddy, client) : undefined;
  try {
    return await use({ http: site.address, https: secure?.address });
  } finally {
    await stop(site.child);
    await secure?.end();
  }
}

export const addresses = ({ http, https }: Sites, beside: string[]): Address[] => [
  ...beside.map((url) => ({ name: url, url, protocol: protocolOf(url), own: false })),
  ...[http, ...(https ? [https] : [])].flatMap((address) =>
    pages.map(({ kind, path }) => ({ name: kind, url: address + path, protocol: protocolOf(address), own: true })),
  ),
];

const protocolOf = (url: string): Address['protocol'] => (url.startsWith('https:') ? 'HTTP/2' : 'HTTP/1.1');

/** Writes figures of our pages as ratios to the first address beside them that has the same protocol. */
export function ratioTo<A extends Address>(all: A[]): (page: A, figure: (page: A) => number) => string {
  return (page, figure) => {
    const peer = all.find(({ own, protocol }) => !own && protocol === page.protocol);
    return page.own && peer ? (figure(page) / figure(peer)).toFixed(2) : '–';
  };
}

async function startCaddy(program: string, client: string): Promise<{ address: string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-caddy-'));
  const address = `https://localhost:${await freePort()}`;
  const file = join(folder, 'Caddyfile');
  const options = ['admin off', 'local_certs', 'skip_install_trust', 'auto_https disable_redirects', `storage file_system ${folder}`];
  writeFileSync(file, `{\n\t${options.join('\n\t')}\n}\n${readFileSync(join(dirname(client), 'hosting/Caddyfile'), 'utf8')}`);
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, SITE_ADDRESS: address, SITE_ROOT: resolve(client) },
    stdio: 'ignore',
  });
  const isReady = () =>
    new Promise<boolean>((done) => {
      request(`${address}/healthz`, { rejectUnauthorized: false }, (response) => done(response.resume().statusCode === 200))
        .on('error', () => done(false))
        .end();
    });
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries === 100) throw new Error('Caddy did not start.');
    await sleep(100);
  }
  return {
    address,
    async end() {
      await stop(child);
      rmSync(folder, { recursive: true });
    },
  };
}
