/** Backups: a whole copy in one file, made while the mailroom runs. */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { normalEmail, normalPhone } from './message.ts';
import type { Settings } from './settings.ts';
import { sqliteFile } from './store/open.ts';

const dayMs = 86_400_000;

const folderOf = ({ dataFolder }: Settings) => join(dataFolder, 'backups');

/** Only the owner may read it: it holds what people wrote. */
export async function backup(settings: Settings, to = folderOf(settings), now = Date.now()): Promise<{ file: string; removed: string[] }> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().replaceAll(':', '').replace(/\..*$/, '');
  const file = join(to, `mailroom-${stamp}.${settings.databaseUrl ? 'dump' : 'sqlite'}`);
  if (settings.databaseUrl) await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, settings.databaseUrl]);
  else copySqlite(sqliteFile(settings.dataFolder), file);
  chmodSync(file, 0o600);
  const old = globSync('mailroom-*.{sqlite,dump}', { cwd: to })
    .map((name) => join(to, name))
    .filter((name) => statSync(name).mtimeMs < now - settings.backupDays * dayMs);
  for (const name of old) rmSync(name);
  return { file, removed: old };
}

/** One consistent state, whatever is being written meanwhile; checked before it counts. */
function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no store at ${from} yet.`);
  const source = new DatabaseSync(from, { timeout: 5000 });
  source.prepare('vacuum into ?').run(to);
  source.close();
  const copy = new DatabaseSync(to, { readOnly: true });
  const { quick_check: result } = copy.prepare('pragma quick_check').get() as { quick_check: string };
  copy.close();
  if (result !== 'ok') throw new Error(`The backup ${to} is damaged: ${result}`);
}

export interface Held {
  file: string;
  messages: number;
  madeAt: number;
}

/** Which backups in the data folder still have messages of this person. */
export function heldInBackups(settings: Settings, contact: string): Held[] {
  const folder = folderOf(settings);
  const [column, value] = contact.includes('@') ? ['email', normalEmail(contact)] : ['phone', normalPhone(contact)];
  return globSync('mailroom-*.sqlite', { cwd: folder }).flatMap((name) => {
    const file = join(folder, name);
    const copy = new DatabaseSync(file, { readOnly: true });
    const { n } = copy.prepare(`select count(*) as n from messages where ${column} = ?`).get(value) as { n: number };
    copy.close();
    return n ? [{ file, messages: n, madeAt: statSync(file).mtimeMs }] : [];
  });
}
