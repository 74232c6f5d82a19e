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
const messages = (file: string, change: Record<string, unknown>) =>
  problemsOf([{ file, data: { ...data(file), ...change } }], sources).map((problem) => `${problem.file}: ${problem.message}`);

describe('checks before saving', { timeout: 60_000 }, () => {
  test('the current files can be saved unchanged', () => {
    for (const file of ['blog/choosing-an-elimination-period.md', 'tools/flood-start.yaml']) expect(messages(file, {})).toEqual([]);
    expect(problemsOf([{ file: 'people.yaml', data: { people: parse(sources['people.yaml'] ?? '') } }], sources)).toEqual([]);
  });

  test('an empty optional field is left out', () => {
    expect(messages('glossary/coinsurance.yaml', { notMarked: '', sources: [] })).toEqual([]);
  });

  test('a promise is refused with what to say instead', () => {
    const problems = messages('pages/offline.yaml', { lead: 'Here the best rate is guaranteed, always and for everybody.' });
    expect(problems).toContainEqual(expect.stringContaining('we help you compare'));
    expect(problems).toContainEqual(expect.stringContaining('nothing is guaranteed: say may'));
  });

  test('a problem names the field by its label', () => {
    expect(messages('industries/energy.yaml', { meta: { title: 'x'.repeat(80), description: 'y'.repeat(90) } })).toContainEqual(
      expect.stringContaining('Search engines › Title'),
    );
  });

  test('a problem that a change causes in another file is reported', () => {
    const faq = (parse(sources['faq.yaml'] ?? '') as { id: string }[]).map((item, i) => (i ? item : { ...item, id: 'another-id' }));
    const problems = problemsOf([{ file: 'faq.yaml', data: { faq } }], sources);
    expect(problems.some(({ file }) => file.startsWith('industries/'))).toBe(true);
  });
});
