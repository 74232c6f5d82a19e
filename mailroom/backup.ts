/** Backups: the whole store in one file, made while the mailroom runs. */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { z } from 'zod';
import { errorText } from './error-text.ts';
import { normalizeEmail, normalizePhone } from './inbox/summary.ts';
import type { Settings } from './settings.ts';
import { sqliteFile } from './store/open-store.ts';

const dayMs = 86_400_000;

const defaultFolder = ({ dataFolder }: Settings) => join(dataFolder, 'backups');

/** Writes a backup under a temporary name, verifies it by opening it, and only then renames it. */
export async function backup(
  settings: Settings,
  folder = defaultFolder(settings),
  now = Date.now(),
): Promise<{ file: string; removed: string[] }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().replaceAll(':', '').replace(/\..*$/, '');
  const file = join(folder, `mailroom-${stamp}.${settings.databaseUrl ? 'dump' : 'sqlite'}`);
  const unfinished = `${file}.part`;
  try {
    if (settings.databaseUrl) await dumpPostgres(settings.databaseUrl, unfinished);
    else copySqlite(sqliteFile(settings.dataFolder), unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Error(`The backup failed, and nothing was kept of it: ${errorText(error)}`);
  }
  const old = globSync('mailroom-*.{sqlite,dump}', { cwd: folder })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).mtimeMs < now - settings.backupDays * dayMs);
  for (const name of old) rmSync(name);
  return { file, removed: old };
}

const run = promisify(execFile);

/** The password goes through the environment: arguments are visible to every local user, and in error messages. */
async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const url = new URL(databaseUrl);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  try {
    await run('pg_dump', ['--format=custom', `--file=${file}`, url.href], { env });
    await run('pg_restore', ['--list', file], { env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(stderr || 'pg_dump could not be started. Is it installed?');
  }
}

function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no store at ${from} yet.`);
  const source = new DatabaseSync(from, { timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    const { quick_check: result } = z.object({ quick_check: z.string() }).parse(copy.prepare('pragma quick_check').get());
    if (result !== 'ok') throw new Error(`the copy is damaged: ${result}`);
    copy.prepare('select count(*) from messages').get();
  } finally {
    copy.close();
  }
}

export interface BackupWithPerson {
  file: string;
  /** Undefined when the file cannot be read. */
  messages: number | undefined;
  madeAt: number;
}

/** The backups in the data folder that still have messages of this person, or that cannot be read. */
export function backupsWithPerson(settings: Settings, contact: string): BackupWithPerson[] {
  const folder = defaultFolder(settings);
  const [column, value] = contact.includes('@') ? ['email', normalizeEmail(contact)] : ['phone', normalizePhone(contact)];
  return globSync('mailroom-*.sqlite', { cwd: folder }).flatMap((name) => {
    const file = join(folder, name);
    const messages = countInBackup(file, column, value);
    return messages === 0 ? [] : [{ file, messages, madeAt: statSync(file).mtimeMs }];
  });
}

function countInBackup(file: string, column: string, value: string): number | undefined {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    const row = copy.prepare(`select count(*) as n from messages where ${column} = ?`).get(value);
    copy.close();
    return z.object({ n: z.number() }).parse(row).n;
  } catch {
    return undefined;
  }
}
