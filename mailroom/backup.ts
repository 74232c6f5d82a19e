/** Backups of an SQLite store: the whole store in one file, made while the mailroom runs. */
import { chmodSync, copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { dayMs, hourMs } from './durations.ts';
import { errorText } from './error-text.ts';
import type { Settings } from './settings.ts';
import { contactColumn, normalizeContact } from './store/erase.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { selectNumber } from './store/sql-helpers.ts';

/** The newest backups are kept whatever their age, because the clock may be wrong. */
const alwaysKept = 7;

/** The time in a backup's name: unlike the file's own, a copy to another disk does not change it. */
function madeAtOf(name: string): number {
  const stamp = /mailroom-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)\./.exec(name);
  return stamp ? Date.parse(`${stamp[1]}${stamp[2]}:${stamp[3]}:${stamp[4]}Z`) : 0;
}

/** Finished backups, newest first. */
const listBackups = (folder: string) =>
  globSync('mailroom-*.sqlite', { cwd: folder })
    .filter((name) => madeAtOf(name) > 0)
    .sort()
    .reverse();

/** When the newest backup was made; 0 without one. */
export const newestBackupAt = ({ backupFolder }: Settings) => madeAtOf(listBackups(backupFolder)[0] ?? '');

/** Of the last hour every backup is kept, then the newest of each hour for a day, of each day for a month, and of each month. */
function outdated(names: string[], now: number, backupDays: number): string[] {
  const kept = new Set<string>();
  return names.slice(alwaysKept).filter((name) => {
    const age = now - madeAtOf(name);
    if (age > backupDays * dayMs) return true;
    // mailroom-2026-11-15T020000: the length of the part that is the same within an hour, a day or a month.
    const period = name.slice(0, age < hourMs ? 26 : age < dayMs ? 22 : age < 31 * dayMs ? 19 : 16);
    if (kept.has(period)) return true;
    kept.add(period);
    return false;
  });
}

/** Writes a backup under a temporary name, verifies it by opening it, and only then renames it. */
export async function backup(
  settings: Settings,
  folder = settings.backupFolder,
  now = Date.now(),
): Promise<{ file: string; removed: string[] }> {
  if (settings.databaseUrl) throw new Error('PostgreSQL has better means of its own for backups: see docs/mailroom.md.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().replaceAll(':', '').replace(/\..*$/, '');
  const file = join(folder, `mailroom-${stamp}.sqlite`);
  const unfinished = `${file}.part`;
  try {
    copySqlite(sqliteFile(settings.dataFolder), unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Error(`The backup failed, and nothing was kept of it: ${errorText(error)}`);
  }
  const old = outdated(listBackups(folder), now, settings.backupDays).map((name) => join(folder, name));
  // What a process left that was killed during a backup.
  const abandoned = globSync('mailroom-*.part*', { cwd: folder })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).mtimeMs < Date.now() - hourMs);
  for (const name of [...old, ...abandoned]) rmSync(name, { force: true });
  return { file, removed: old };
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

/** The backups, also unfinished ones, that still have messages of this person, or that cannot be read: there the number is undefined. */
export function backupsWithPerson({ backupFolder }: Settings, contact: string) {
  return globSync('mailroom-*.sqlite*', { cwd: backupFolder }).flatMap((name) => {
    const file = join(backupFolder, name);
    const messages = countInBackup(file, contact);
    return messages === 0 ? [] : [{ file, messages, madeAt: madeAtOf(name) }];
  });
}

function countInBackup(file: string, contact: string): number | undefined {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    const row = copy.prepare(`select count(*) as n from messages where ${contactColumn(contact)} = ?`).get(normalizeContact(contact));
    copy.close();
    return z.object({ n: z.number() }).parse(row).n;
  } catch {
    return undefined;
  }
}

/** Restores the newest backup into a temporary folder, opens it as a start does, and counts what is there. */
export async function restoreDrill({ backupFolder }: Settings) {
  const [newest] = listBackups(backupFolder);
  if (!newest) throw new Error(`There is no backup in ${backupFolder}.`);
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  try {
    copyFileSync(join(backupFolder, newest), sqliteFile(folder));
    const database = await openStore({ dataFolder: folder });
    const [messages, undelivered, people] = await Promise.all([
      selectNumber(database, 'select count(*) as n from messages'),
      selectNumber(database, "select count(*) as n from deliveries where state <> 'delivered'"),
      selectNumber(database, 'select count(*) as n from people where closed_at is null'),
    ]);
    await database.close();
    return {
      file: join(backupFolder, newest),
      madeAt: madeAtOf(newest),
      seconds: (performance.now() - startedAt) / 1000,
      messages,
      undelivered,
      people,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
