import { expect, test } from 'vitest';
import { z } from 'zod';
import { canonical, inOrder } from './canonical-yaml.ts';

test('keys are sorted in schema order, unknown keys last', () => {
  const schema = z.strictObject({
    title: z.string(),
    items: z.array(z.strictObject({ name: z.string(), text: z.string() })).optional(),
    part: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a'), size: z.number() })]),
  });
  const value = { other: 1, part: { size: 2, kind: 'a' }, items: [{ text: 't', name: 'n' }], title: 'T' };
  const sorted = '{"title":"T","items":[{"name":"n","text":"t"}],"part":{"kind":"a","size":2},"other":1}';
  expect(JSON.stringify(inOrder(schema, value))).toBe(sorted);
});

test('keys of an entry with a kind are sorted even if the entry is invalid', () => {
  const schema = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a'), size: z.number() })]);
  expect(JSON.stringify(inOrder(schema, { size: 'large', kind: 'a' }))).toBe('{"kind":"a","size":"large"}');
});

test('texts stay on one line and get single quotes where YAML needs quotes', () => {
  const long = 'word '.repeat(60).trim();
  const source = `- question: "Is it: covered?"\n  id: one\n  answer: ["${long}"]\n`;
  expect(canonical('faq.yaml', source)).toBe(`- id: one\n  question: 'Is it: covered?'\n  answer:\n    - ${long}\n`);
});

test('a translation has no fields that are not translated', () => {
  const pins = 'whatWeCover:\n  items:\n    - title: Techo\n      at: roof\n';
  expect(canonical('personal/a.es.yaml', `order: 1\nname: Casa\nlayout:\n  hero: mist\n${pins}`)).toBe(
    'name: Casa\nwhatWeCover:\n  items:\n    - title: Techo\n',
  );
  expect(canonical('personal/a.yaml', pins)).toBe(pins);
});

test('in a Markdown file only the front matter is formatted', () => {
  expect(canonical('legal/a.md', '---\nlead: \'L\'\ntitle: "T"\n---\n\n* text\n')).toBe('---\ntitle: T\nlead: L\n---\n\n* text\n');
});
