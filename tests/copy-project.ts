/** A copy of the project in a temporary folder, for tests that change its files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ProjectCopy {
  /** The path of a file in the copy. */
  path: (file: string) => string;
  /** Runs a command there. If it fails, the copy is kept for inspection. */
  run: (command: string, env?: Record<string, string>) => void;
  remove: () => void;
}

export function copyProject(name: string): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const path = (file: string) => join(folder, file);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, path(file));
  symlinkSync(resolve('node_modules'), path('node_modules'), 'junction');
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return {
    path,
    run(command, env = {}) {
      const { status, stdout, stderr } = spawnSync(command, {
        cwd: folder,
        shell: true,
        encoding: 'utf8',
        env: { ...process.env, ...env },
        maxBuffer: 64 * 1024 * 1024,
      });
      if (status !== 0) throw new Error(`${command} fails in ${folder}:\n${stdout}\n${stderr}`);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
