import { expect, test } from 'vitest';
import { jsonSchemas, settingsWithSchemas } from './json-schemas.ts';

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
  for (const [file, text] of jsonSchemas()) check(JSON.parse(text), file);
  expect(problems).toEqual([]);
});

test('the editor settings name a schema for each content file and keep what a person set', () => {
  const settings = JSON.parse(settingsWithSchemas('{ "editor.tabSize": 3 }'));
  expect(settings['editor.tabSize']).toBe(3);
  expect(settings['yaml.schemas']).toMatchObject({
    './.cache/json-schemas/industries.json': ['content/industries/*.yaml', '!content/industries/*.es.yaml'],
    './.cache/json-schemas/industries.es.json': ['content/industries/*.es.yaml'],
  });
  expect(settingsWithSchemas('{} // mine')).toBe('{} // mine');
});
