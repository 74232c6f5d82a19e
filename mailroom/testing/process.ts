/** Runs mailroom/start.ts in a process of its own, with a site of two pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../server/build/compress.ts';
import { writeServingConfig } from '../../server/build/write-serving-config.ts';
import { buildPages } from '../pages/build.ts';
import type { Location } from './stores.ts';

/** A minimal build. It is inside the project, because the built pages import React from node_modules. */
export async function smallBuild(): Promise<{ folder: string; remove: () => void }> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'mailroom-'));
  const client = join(folder, 'client');
  mkdirSync(client);
  for (const name of ['index.html', '404.html']) writeFileSync(join(client, name), '<!doctype html><title>x</title>');
  writeServingConfig(client, []);
  await compress(client);
  await buildPages(join(folder, 'mailroom'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

export interface Process {
  child: ChildProcess;
  address: string;
  /** Everything it has printed so far. */
  output(): string;
}

export function startProcess(
  folder: string,
  { dataFolder, databaseUrl }: Location,
  environment: Record<string, string> = {},
  options = ['--quiet'],
): Promise<Process> {
  const child = spawn(process.execPath, ['mailroom/start.ts', ...options], {
    env: {
      ...process.env,
      // Speeds up tests that start the process dozens of times.
      NODE_COMPILE_CACHE: '.cache/compiled',
      BUILD_DIRECTORY: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_FOLDER: dataFolder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      MESSAGES_PER_HOUR: '1000000',
      MESSAGES_PER_HOUR_TOTAL: '100000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`It exited with ${code} before it listened: ${output}`)));
    const read = (part: Buffer) => {
      output += part;
      const port = output.match(/site is at http:\/\/localhost:(\d+)/)?.[1];
      if (port) resolve({ child, address: `http://127.0.0.1:${port}`, output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}
