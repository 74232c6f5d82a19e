/** mailroom/start.ts as a process of its own, over a site of two pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../server/build/compress.ts';
import { writeServing } from '../../server/build/write-serving.ts';
import { buildPages } from '../pages/build.ts';
import type { Place } from './stores.ts';

/** A build as small as can be. Inside the project, because the pages find React from there. */
export async function smallBuild(): Promise<{ folder: string; remove: () => void }> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'mailroom-'));
  const client = join(folder, 'client');
  mkdirSync(client);
  for (const name of ['index.html', '404.html']) writeFileSync(join(client, name), '<!doctype html><title>x</title>');
  await writeServing(client, []);
  await compress(client);
  await buildPages(join(folder, 'mailroom'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

export interface Process {
  child: ChildProcess;
  address: string;
}

export function startProcess(
  folder: string,
  { dataFolder, databaseUrl }: Place,
  environment: Record<string, string> = {},
): Promise<Process> {
  const child = spawn(process.execPath, ['mailroom/start.ts', '--quiet', '--build', folder], {
    env: {
      ...process.env,
      // forty starts in one test: each finds what the one before compiled
      NODE_COMPILE_CACHE: '.cache/compiled',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_FOLDER: dataFolder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      MESSAGES_PER_HOUR: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It ended before it listened: ${said}`)));
    const hear = (part: Buffer) => {
      said += part;
      const port = said.match(/http:\/\/localhost:(\d+)/)?.[1];
      if (port) resolve({ child, address: `http://127.0.0.1:${port}` });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
}

export const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise<void>((done) => child.once('exit', () => done()));
