import { describe, expect, it } from 'vitest';
import { makeId, nameAttempt } from './filled-form';

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('A filled form has one id', () => {
  const fields = { name: 'Ana', message: 'Hello' };
  it('a second try has the same one, also after a reload', () => {
    const first = nameAttempt(null, fields);
    expect(first.id).toMatch(isUuid);
    expect(nameAttempt(JSON.stringify(first), { ...fields }).id).toBe(first.id);
  });
  it('a changed word makes another one', () => {
    const first = nameAttempt(null, fields);
    expect(nameAttempt(JSON.stringify(first), { ...fields, message: 'Hello!' }).id).not.toBe(first.id);
  });
  it.each([null, '', '{', '{}', 'null', '{"id":5,"body":"x"}'])('what was stored may be anything: %s', (stored) => {
    expect(nameAttempt(stored, fields).id).toMatch(isUuid);
  });
});

it('without crypto.randomUUID, as over plain HTTP, an id is made of random numbers', () => {
  const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = Array.from({ length: 50 }, () => makeId(source));
  for (const id of ids) expect(id).toMatch(isUuid);
  expect(new Set(ids).size).toBe(50);
});
