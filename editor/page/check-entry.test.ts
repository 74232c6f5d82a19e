import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '../../content-model/load-all.ts';
import { splitMatter } from '../../content-model/parse.ts';
import { problemsOf } from './check-entry.ts';

const sources = readSources();
/** The field values of an entry, as Sveltia CMS passes them before it saves. */
const data = (file: string): Record<string, unknown> => {
  const source = sources[file] ?? '';
  if (!file.endsWith('.md')) return parse(source);
  const { matter, body } = splitMatter(source);
  return { ...parse(matter), body };
};
const edited = (file: string, change: Record<string, unknown> = {}) => ({ file, data: { ...data(file), ...change } });
const messages = (file: string, change: Record<string, unknown>) =>
  problemsOf([edited(file, change)], sources).map((problem) => `${problem.file}: ${problem.message}`);

describe('checks before saving', { timeout: 60_000 }, () => {
  test('the current files can be saved unchanged, and an empty optional field is left out', () => {
    const people = { file: 'people.yaml', data: { people: parse(sources['people.yaml'] ?? '') } };
    const emptied = edited('glossary/coinsurance.yaml', { notMarked: '', sources: [] });
    const unchanged = ['blog/choosing-an-elimination-period.md', 'tools/flood-start.yaml'].map((file) => edited(file));
    expect(problemsOf([people, emptied, ...unchanged], sources)).toEqual([]);
  });

  test('a promise is refused with what to say instead, and a problem names the field by its label', () => {
    const lead = 'Here the best rate is guaranteed, always and for everybody.';
    const problems = messages('pages/offline.yaml', { lead, meta: { title: 'x'.repeat(80), description: 'y'.repeat(90) } });
    expect(problems).toContainEqual(expect.stringContaining('we help you compare'));
    expect(problems).toContainEqual(expect.stringContaining('nothing is guaranteed: say may'));
    expect(problems).toContainEqual(expect.stringContaining('Search engines › Title'));
  });

  test('a problem that a change causes in another file is reported', () => {
    const faq = (parse(sources['faq.yaml'] ?? '') as { id: string }[]).map((item, i) => (i ? item : { ...item, id: 'another-id' }));
    const problems = problemsOf([{ file: 'faq.yaml', data: { faq } }], sources);
    expect(problems.some(({ file }) => file.startsWith('industries/'))).toBe(true);
  });
});
