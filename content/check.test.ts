import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ContentFile, contentFile, readContent } from './check/content.ts';
import { checkFacts } from './check/facts.ts';
import { checkGlossary } from './check/glossary.ts';
import { checkLengths } from './check/lengths.ts';
import { checkPictures } from './check/pictures.ts';
import { checkPromises } from './check/promises.ts';
import { checkReferences } from './check/references.ts';
import { checkRepeats } from './check/repeats.ts';
import { checkShape } from './check/shape.ts';
import { checkContent } from './check.ts';
import type { GlossaryTerms, TradeWords } from './schema.ts';
import site from './site.ts';

const content = await readContent(import.meta.dirname);
const industry = 'industries/energy.ts';

/** The content as it stands, but for what one file holds. */
function changed(file: string, change: (value: never) => void): ContentFile[] {
  return content.map((one) => {
    if (one.file !== file) return one;
    const value = structuredClone(one.value);
    change(value as never);
    return { ...one, value, all: value };
  });
}

// all words of the site: a second or two, more on a busy machine
test('the words of the site as they stand are fine', { timeout: 60_000 }, () => expect(checkContent(content)).toEqual([]));

test('a file that no schema is given for is a problem', () => {
  const extra = contentFile({ file: 'pages/forgotten.ts', value: { title: 'Forgotten' } });
  expect(checkShape([extra])).toEqual([{ file: 'pages/forgotten.ts', message: expect.stringContaining('content/files.ts') }]);
});

test('a missing, an unknown and a mistyped field are told with what to write', () => {
  const wrong = changed(industry, (value: Record<string, unknown>) => {
    delete value['serve'];
    value['colour'] = 'blue';
    (value['picture'] as Record<string, unknown>)['scene'] = 'enery';
  });
  expect(checkShape(wrong)).toEqual([
    { file: industry, message: expect.stringMatching(/^picture\.scene: not a picture of art\/masters/) },
    { file: industry, message: expect.stringMatching(/^serve: missing: write it \(Who we serve/) },
    { file: industry, message: expect.stringMatching(/^the file: unknown field colour/) },
  ]);
});

test('a date, a choice and an id that do not fit are told with what to write', () => {
  const post = content.find(({ file }) => file.startsWith('blog/'))!.file;
  const wrong = changed(post, (value: Record<string, unknown>) => Object.assign(value, { date: 'October 1, 2026', category: 'News' }));
  expect(checkShape(wrong)).toEqual([
    { file: post, message: expect.stringMatching(/^category: not “News”: take one of Claims, /) },
    { file: post, message: 'date: not a date: write it as 2026-10-01' },
  ]);
  const person = (id: string) =>
    checkShape(
      changed('people.ts', (value: { id: string }[]) => {
        value[0]!.id = id;
      }),
    ).map(({ message }) => message);
  expect(person('founder_10')).toEqual([expect.stringContaining('put a square picture at art/masters/portrait_founder_10.webp')]);
  expect(person('advisor_1')).toEqual(['0.id: founder_ or exec_ and a number']);
});

test('a text that is too long says how long it may be', () => {
  const wrong = changed('pages/home.ts', (value: { hero: { title: string } }) => {
    value.hero.title = 'Know '.repeat(20).trim();
  });
  expect(checkShape(wrong)).toEqual([{ file: 'pages/home.ts', message: expect.stringMatching(/^hero\.title: too long: at most 60/) }]);
});

test('a card says what it has to in 18 to 30 words', () => {
  const wrong = changed('personal/flood.ts', (value: { differentiators: { text: string }[] }) => {
    value.differentiators[0]!.text = 'This text is long enough in letters, unquestionably, yet short in words.';
  });
  expect(checkShape(wrong).map(({ message }) => message)).toEqual([
    expect.stringContaining('differentiators.0.text: a card has 18 to 30 words'),
  ]);
});

test('promises are found in every kind of file, and the allowed turns of phrase are not', () => {
  const problems = (file: string, text: string) => checkPromises([contentFile({ file, value: { text } })]).map(({ message }) => message);
  expect(problems('site.ts', 'We guarantee it.')[0]).toMatch(/“guarantee” in “…We guarantee it\.…”: nothing is guaranteed/);
  expect(problems('blog/a.md', 'Enjoy peace of mind.')).toHaveLength(1);
  expect(problems('faq.ts', 'An estimate is not a guarantee.')).toEqual([]);
});

test('facts stand in site.ts alone', () => {
  const copy = contentFile({ file: 'faq.ts', value: [], source: `Call ${site.phone.display}` });
  expect(checkFacts([...content, copy])).toEqual([{ file: 'faq.ts', message: expect.stringContaining('{phone}') }]);
});

test('a pin needs a point of its picture', () => {
  const wrong = changed(industry, (value: { why: { reasons: { at: string }[] } }) => {
    value.why.reasons[0]!.at = 'moon';
  });
  expect(checkPictures(wrong)).toEqual([{ file: industry, message: expect.stringContaining('has no point “moon”') }]);
});

test('a page shows a picture once', () => {
  const wrong = changed(industry, (value: { picture: { scene: string }; why: { picture: { scene: string } } }) => {
    value.picture.scene = value.why.picture.scene;
  });
  expect(checkPictures(wrong)).toEqual([{ file: industry, message: expect.stringContaining('appears twice') }]);
});

test('what a file names exists', () => {
  const wrong = changed(industry, (value: { name: string; posts: string[]; faq: { first: string[] } }) => {
    value.posts[0] = 'no-such-post';
    value.faq.first[0] = 'no-such-question';
    value.name = 'Energies';
  });
  expect(checkReferences(wrong).map(({ message }) => message)).toEqual([
    expect.stringContaining('faq.first: no “no-such-question”'),
    expect.stringContaining('posts: no “no-such-post”'),
    expect.stringContaining('energies-insurance'),
  ]);
  const without = content.filter(({ file }) => file !== 'personal/condo.ts');
  expect(checkReferences(without).map(({ file }) => file)).toContain('pages/personal-index.ts');
});

test('sister pages share no sentence, and no two pages a title', () => {
  const [first, second] = content.filter(({ file }) => file.startsWith('services/'));
  const { meta, texas } = first!.value as { meta: unknown; texas: unknown };
  const wrong = changed(second!.file, (value: Record<string, unknown>) => Object.assign(value, { meta, texas }));
  const messages = checkRepeats(wrong).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/^shares “/));
  expect(messages).toContainEqual(expect.stringMatching(/^title: “.+” is also that of services\//));
});

test('two posts with one number are told which is free', () => {
  const [first, second] = content.filter(({ file }) => file.startsWith('blog/'));
  const { number } = first!.value as { number: number };
  const wrong = changed(second!.file, (value: Record<string, unknown>) => Object.assign(value, { number }));
  const free =
    Math.max(...wrong.filter(({ file }) => file.startsWith('blog/')).map(({ value }) => (value as { number: number }).number)) + 1;
  expect(checkRepeats(wrong)).toEqual([
    { file: second!.file, message: `number: “${number}” is also that of ${first!.file}: give one of the two ${free}` },
  ]);
});

test('a post has 600 to 1,000 words, an illustrative example and no h1 of its own', () => {
  const post = content.find(({ file }) => file.startsWith('blog/'))!;
  expect(checkLengths([{ ...post, body: '# Title\nToo short.' }]).map(({ message }) => message)).toEqual([
    '3 words: a post has 600 to 1,000',
    'has no example marked illustrative',
    'headings start at ##: the title is the h1',
  ]);
});

test('a file that cannot be read is told by name, and so is one in a new folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'blog'));
  mkdirSync(join(folder, 'stories'));
  writeFileSync(join(folder, 'blog/broken.md'), '---\ntitle: "never closed\n---\nText\n');
  writeFileSync(join(folder, 'stories/new.md'), '---\ntitle: New\n---\nText\n');
  expect(checkShape(await readContent(folder))).toEqual([
    { file: 'blog/broken.md', message: expect.stringContaining('cannot be read') },
    { file: 'stories/new.md', message: expect.stringContaining('follows no schema') },
  ]);
});

test('a term is defined once, under the address of its name', () => {
  const wrong = changed('glossary/claims.ts', (value: GlossaryTerms) => {
    value['salvage']!.forms = ['Coinsurance'];
    value['reserve']!.term = 'Claim reserve';
  });
  expect(checkGlossary(wrong)).toEqual([
    { file: 'glossary/claims.ts', message: 'reserve: its key is claim-reserve, after the term' },
    { file: 'glossary/property.ts', message: expect.stringMatching(/^coinsurance: “Coinsurance” is also that of salvage/) },
  ]);
  const copy = content.find(({ file }) => file === 'glossary/claims.ts')!;
  const again = checkGlossary([...content, { ...copy, file: 'glossary/copy.ts' }]);
  expect(again).toContainEqual({ file: 'glossary/copy.ts', message: 'salvage: “salvage” is also that of salvage: a term is defined once' });
});

test('what a term leads to exists, and is another term', () => {
  const wrong = changed('glossary/claims.ts', (value: GlossaryTerms) => {
    value['salvage']!.terms = ['no-such-term', 'salvage'];
    value['reserve']!.pages = ['personal/boats'];
  });
  expect(checkGlossary(wrong).map(({ message }) => message)).toEqual([
    'reserve: pages: no “content/personal/boats”',
    'salvage: terms: no other term “no-such-term”',
    'salvage: terms: no other term “salvage”',
  ]);
  const industryWithout = changed(industry, (value: { words: string[] }) => {
    value.words[0] = 'no-such-term';
  });
  expect(checkReferences(industryWithout).map(({ message }) => message)).toEqual([expect.stringContaining('words: no “no-such-term”')]);
});

test('a definition has at most 45 words', () => {
  const wrong = changed('glossary/claims.ts', (value: GlossaryTerms) => {
    value['reserve']!.definition = 'word '.repeat(46).trim();
  });
  expect(checkShape(wrong)).toEqual([{ file: 'glossary/claims.ts', message: expect.stringContaining('at most 45 words') }]);
});

test('a definition uses words of the trade only if they are defined or plain', () => {
  const problems = (definition: string) =>
    checkGlossary(
      changed('glossary/claims.ts', (value: GlossaryTerms) => {
        value['reserve']!.definition = definition;
      }),
    ).map(({ message }) => message);
  expect(problems('What is left of the deductible after a surety bond is called by the obligee.')).toEqual([]);
  expect(problems('What a probate court and an actuary would call enough.')).toEqual([]);
  expect(problems('What the insurer may have to indemnify you for.')).toEqual([
    expect.stringContaining('“indemnify” is a word of the trade'),
  ]);
});

test('a term that is left out of the text exists', () => {
  const wrong = changed('trade-words.ts', (value: TradeWords) => {
    value.leftOut['no-such-term'] = 'not there at all';
  });
  expect(checkGlossary(wrong)).toEqual([{ file: 'trade-words.ts', message: 'leftOut: no term “no-such-term”' }]);
});
