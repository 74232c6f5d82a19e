/** Starts and stops the servers that tests and bench use. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Path of an installed program, or undefined. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)])
    .find((path) => existsSync(path));

export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Starts the production server (server/start.ts) with a build, on a free port. */
export async function startSite(folder: string): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['server/start.ts', '--quiet', '--folder', folder], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = line.match(/:(\d+)$/)?.[1];
    if (port) return { address: `http://127.0.0.1:${port}`, child };
  }
  throw new Error('The server did not start.');
}

/** Starts nginx with the generated configuration; `folder` is for its temporary files. */
export function startNginx(program: string, build: string, folder: string, port: number): ChildProcess {
  const site = readFileSync(join(build, 'hosting/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site/build/client;', `root ${resolve(build, 'client')};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path temp;`).join(' ');
  // If started as root, nginx would switch to a user without permission to read the build.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const http = `http { access_log off; ${temp} include site.conf; }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} pid nginx.pid; error_log stderr warn; events { worker_connections 4096; } ${http}`,
  );
  return spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
}
