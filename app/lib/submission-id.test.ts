import { expect, it } from 'vitest';
import { createAttempt, createId } from './submission-id';

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const values = { name: 'Ana', message: 'Hello' };

it('keeps the id for a retry, also after a reload, but not when a value has changed', () => {
  const { id, ...attempt } = createAttempt(null, values);
  const stored = JSON.stringify({ id, ...attempt });
  expect(createAttempt(stored, { ...values }).id).toBe(id);
  expect(createAttempt(stored, { ...values, message: 'Hello!' }).id).not.toBe(id);
});

it.each([null, '', '{', '{}', 'null', '{"id":5,"body":"x"}'])('ignores an invalid stored attempt: %s', (stored) => {
  expect(createAttempt(stored, values).id).toMatch(isUuid);
});

it('createId works without crypto.randomUUID', () => {
  const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = Array.from({ length: 50 }, () => createId(source));
  for (const id of ids) expect(id).toMatch(isUuid);
  expect(new Set(ids).size).toBe(50);
});
