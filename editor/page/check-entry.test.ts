import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageOf } from '../../content-model/content-paths.ts';
import { referencesIn } from '../../content-model/facts.ts';
import { readSources } from '../../content-model/load-all.ts';
import { splitMatter } from '../../content-model/parse.ts';
import type { Fact } from '../../content-model/schemas/facts.ts';
import { englishOnly, fieldOf, ownWordsOf, problemsOf, sourceOf, textFiller } from './check-entry.ts';

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

describe('checks before saving', { timeout: 240_000 }, () => {
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

  test('a new rule of Spanish wording is refused while a page has the words', () => {
    const rules = data('spanish-rules.yaml').register as object[];
    const refused = messages('spanish-rules.yaml', { register: [...rules, { words: 'aseguradoras', say: 'compañías de seguros' }] });
    expect(refused).toContainEqual(expect.stringMatching(/^personal\/homeowners\.es\.yaml: .*compañías de seguros/));
  });
});

test('a wrong phone number is the only problem, although Spanish texts have the English name of the firm', { timeout: 120_000 }, () => {
  const phone = { display: '(713) 555-0199', href: 'tel:+17135550142' };
  expect(new Set(messages('site.yaml', { phone }).map((message) => message.replace(/.*?: /, '')))).toEqual(
    new Set([expect.stringContaining('dials another number')]),
  );
});

test('a problem leads to its field, also in a row, in a file that is a list and in the text of a post', () => {
  const faq = { file: 'faq.yaml', data: { faq: parse(sources['faq.yaml'] ?? '') } };
  expect(fieldOf(faq, '2 › Question “What …”: too long')).toEqual(['faq', 1, 'question']);
  expect(fieldOf(edited('pages/offline.yaml'), 'Search engines › Title: missing: write it')).toEqual(['meta', 'title']);
  expect(fieldOf(edited('blog/choosing-an-elimination-period.md'), 'Text: 20 words')).toEqual(['body']);
  expect(fieldOf(edited('pages/offline.yaml'), 'repeats “Houston”')).toBeUndefined();
});

test('English texts that change without their Spanish ones are named', () => {
  const english = edited('pages/offline.yaml', { lead: 'Another lead.' });
  const spanish = edited('pages/offline.es.yaml', { lead: 'Otra entrada.' });
  expect(englishOnly([english, edited('pages/offline.es.yaml')], sources)).toEqual(['Lead: “Another lead.”']);
  expect(englishOnly([english, spanish], sources)).toEqual([]);
  expect(englishOnly([edited('pages/offline.yaml'), spanish], sources)).toEqual([]);
});

describe('a changed fact', { timeout: 120_000 }, () => {
  const today = new Date().toISOString().slice(0, 10);
  const changedFact = (change: Partial<Fact>, spanish: Partial<Fact> = {}, [subject, id] = ['twia', 'twia-claim-year']) =>
    [`facts/${subject}.yaml`, `facts/${subject}.es.yaml`].map((file, i) => {
      const { facts, ...others } = data(file) as { facts: Fact[] };
      const words = i ? spanish : { changed: today, ...change };
      return { file, data: { ...others, facts: facts.map((fact) => (fact.id === id ? { ...fact, ...words } : fact)) } };
    });
  const months = {
    sentence: 'A TWIA claim must generally be filed within 18 months of the damage.',
    clause: 'a claim within 18 months of the damage',
    figure: '18 months',
  };
  const meses = {
    sentence: 'Una reclamación a TWIA por lo general debe presentarse dentro de los 18 meses siguientes al daño.',
    clause: 'una reclamación dentro de los 18 meses siguientes al daño',
    figure: '18 meses',
  };

  test('is refused until its translation and the day of the change say so too', () => {
    expect(problemsOf(changedFact(months), sources).map(({ file }) => file)).toContain('facts/twia.es.yaml');
    expect(problemsOf(changedFact({ ...months, changed: '2026-11-18' }, meses), sources).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('set “changed” to today'),
    );
  });

  test('changes every page that refers to it, in both languages, and names every sentence that says it in other words', () => {
    const edits = changedFact(months, meses);
    expect(problemsOf(edits, sources)).toEqual([]);
    const named = ownWordsOf(edits, sources);
    const after = { ...sources, ...Object.fromEntries(edits.map((edit) => [edit.file, sourceOf(edit)])) };
    const fill = textFiller(after);
    const stating = Object.entries(sources).flatMap(([file, source]) =>
      file.startsWith('facts/')
        ? []
        : source.split('\n').flatMap((line) => referencesIn(line).flatMap((one) => (one.id === 'twia-claim-year' ? { file, ...one } : []))),
    );
    expect(new Set(stating.map(({ file }) => languageOf(file)))).toEqual(new Set(['en', 'es']));
    for (const { file, all, own } of stating)
      if (own === undefined) expect(fill(all, languageOf(file)), file).toMatch(/18 m/);
      else expect(named, file).toContainEqual({ file, words: own });
    expect(named).toHaveLength(stating.filter(({ own }) => own !== undefined).length);
  });

  test('with another figure than the sentences of pages is saved first, and then the pages, one after the other', () => {
    const [english, spanish] = [data('facts/flood.yaml'), data('facts/flood.es.yaml')].map(
      ({ facts }) => (facts as Fact[]).find(({ id }) => id === 'nfip-wait')!,
    );
    const longer = ({ sentence, clause = '', figure = '' }: Fact) => {
      const [one, two, three] = [sentence, clause, figure].map((words) => words.replace('30', '45'));
      return { sentence: one!, clause: two!, figure: three! };
    };
    const fact = changedFact(longer(english!), longer(spanish!), ['flood', 'nfip-wait']);
    expect(problemsOf(fact, sources)).toEqual([]);
    const named = ownWordsOf(fact, sources).filter(({ words }) => words.includes('30'));
    expect(new Set(named.map(({ file }) => languageOf(file)))).toEqual(new Set(['en', 'es']));
    const saved = { ...sources, ...Object.fromEntries(fact.map((edit) => [edit.file, sourceOf(edit)])) };
    const pageEdits = (days: string) =>
      ['glossary/flood-waiting-period.yaml', 'glossary/flood-waiting-period.es.yaml'].map((file) => {
        const definition = data(file).definition as string;
        return { file, data: { ...data(file), definition: definition.replace('30', days) } };
      });
    expect(problemsOf(pageEdits('45'), saved)).toEqual([]);
    expect(problemsOf(pageEdits('60'), saved).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('60 is not in the fact'),
    );
  });

  test('that became too long for a page is reported for that page', () => {
    const sentence = `A new National Flood Insurance Program (NFIP) policy typically waits 30 days, ${'unless somebody decides otherwise beforehand, '.repeat(3)}and sometimes longer.`;
    const files = problemsOf(changedFact({ sentence }, {}, ['flood', 'nfip-wait']), sources).map(({ file }) => file);
    expect(files).toContain('tools/flood-start.yaml');
  });
});
