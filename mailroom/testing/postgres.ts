/** Starts a PostgreSQL server for a test: Debian's package, in a temporary folder, on a free port, as an unprivileged user. */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram, freePort } from '../../tests/servers.ts';

/** The folder with the server's programs. A machine with only the client has the folder without initdb. */
const programFolder = () => (globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1) ?? findProgram('initdb'))?.replace(/\/initdb$/, '');

export const hasPostgres = () => programFolder() !== undefined;

export async function startPostgres() {
  const bin = programFolder();
  if (!bin) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'mailroom-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // PostgreSQL's user may not be allowed to enter the project's folder.
  const options = { ...user, cwd: folder };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'mailroom', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  const url = `postgres://mailroom@127.0.0.1:${port}/postgres`;
  for (let tries = 0; ; tries += 1) {
    try {
      await query(url, 'select 1');
      break;
    } catch (error) {
      if (tries > 150) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  return {
    url,
    async stop() {
      // SIGQUIT skips the checkpoint and does not wait for clients.
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

export async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Creates an empty schema, which is faster than a database, and returns its URL. */
export async function createSchema(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create schema ${name}`);
  return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
