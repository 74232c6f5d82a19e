import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './json-schemas.ts';

const files = generatedFiles();

test('JSON Schemas and editor settings are current; if not: node content-model/json-schemas.ts', () => {
  for (const [file, text] of files) expect(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), file).toBe(text);
});

test('every field has a label and a description in everyday words', () => {
  const problems: string[] = [];
  const check = (json: unknown, at: string): void => {
    if (typeof json !== 'object' || json === null) return;
    const { properties = {} } = json as { properties?: Record<string, { title?: string; description?: string }> };
    for (const [name, { title, description = '' }] of Object.entries(properties))
      if (!title || !description || /\bh[1-6]\b|\bcopper\b|\bapp\/|\bprops?\b|\bJSX\b|\bCSS\b|_ENDPOINT\b/i.test(`${title} ${description}`))
        problems.push(`${at}.${name}: ${title}: ${description}`);
    for (const [key, value] of Object.entries(json)) check(value, `${at}.${key}`);
  };
  for (const [file, text] of files) check(JSON.parse(text), file);
  expect(problems).toEqual([]);
});
