/** Checks that the tests and files named in the table of docs/spec.md exist. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/spec.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes(' › '))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

describe.each(rows)('%s', (_sentence, where = '', test = '') => {
  it('the named files exist', () => {
    for (const [, path = ''] of where.matchAll(/`([^`]+)`/g)) expect(existsSync(path), path).toBe(true);
  });
  it('has a test of that name', () => {
    const [file = '', title = ''] = test.split(' › ');
    expect(title).not.toBe('');
    expect(readFileSync(`tests/${file}`, 'utf8').replaceAll('\\', '')).toContain(title);
  });
});
