import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from './check/all.ts';
import { type ContentFile, contentFile, inOneLanguage } from './check/content-file.ts';
import { checkForbiddenClaims } from './check/forbidden-claims.ts';
import { checkGlossary } from './check/glossary.ts';
import { checkPictures } from './check/pictures.ts';
import { checkReferences } from './check/references.ts';
import { checkRepeats } from './check/repeats.ts';
import { checkSchemas } from './check/schemas.ts';
import { checkSiteFacts } from './check/site-facts.ts';
import { checkSources } from './check/sources.ts';
import { checkLengths } from './check/word-counts.ts';
import { schemas } from './content-paths.ts';
import { loadContent } from './load-all.ts';
import { readContent } from './read.ts';
import type { GlossaryTerm } from './schemas/glossary-term.ts';

const site = readContent('site.yaml');

const content = loadContent();
const posts = inOneLanguage(content, 'en').filter(({ file }) => file.startsWith('blog/'));
const industry = 'industries/energy.yaml';

/** The current content with one file changed. */
function changed(file: string, change: (value: never) => void): ContentFile[] {
  return content.map((one) => {
    if (one.file !== file) return one;
    const value = structuredClone(one.value);
    change(value as never);
    return { ...one, value };
  });
}

// Checking all content takes a second or two, longer on a busy machine.
test('the current content has no problems', { timeout: 60_000 }, () => expect(checkContent(content)).toEqual([]));

test('a file without a schema is reported', () => {
  const extra = contentFile({ file: 'pages/forgotten.yaml', value: { title: 'Forgotten' } });
  expect(checkSchemas([extra])).toEqual([
    { file: 'pages/forgotten.yaml', message: expect.stringContaining('content-model/content-paths.ts') },
  ]);
});

test('missing fields, unknown fields and unknown picture names are reported with how to fix them', () => {
  const wrong = changed(industry, (value: Record<string, unknown>) => {
    delete value['clients'];
    value['colour'] = 'blue';
    (value['picture'] as Record<string, unknown>)['scene'] = 'enery';
  });
  expect(checkSchemas(wrong)).toEqual([
    { file: industry, message: expect.stringMatching(/^Picture › Scene “enery”: no picture of this name: choose one/) },
    { file: industry, message: expect.stringMatching(/^Clients: missing: write it \(Who we serve/) },
    { file: industry, message: expect.stringMatching(/^The file: unknown “colour”/) },
  ]);
});

test('invalid dates, choices and ids are reported with what to write instead', () => {
  const post = posts[0]!.file;
  const wrong = changed(post, (value: Record<string, unknown>) => Object.assign(value, { date: 'October 1, 2026', category: 'News' }));
  expect(checkSchemas(wrong)).toEqual([
    { file: post, message: expect.stringMatching(/^Category “News”: not one of the choices: write Claims, /) },
    { file: post, message: 'Date “October 1, 2026”: not a date: write it as 2026-10-01' },
  ]);
  const person = (id: string) =>
    checkSchemas(
      changed('people.yaml', (value: { id: string }[]) => {
        value[0]!.id = id;
      }),
    ).map(({ message }) => message);
  expect(person('founder_10')).toEqual([expect.stringContaining('upload a square picture named portrait_founder_10 under Assets')]);
  expect(person('advisor_1')).toEqual(['1 › Portrait “advisor_1”: founder_ or exec_ and a number']);
});

test('a text that is too long is reported with its maximum length', () => {
  const wrong = changed('pages/home.yaml', (value: { hero: { title: string } }) => {
    value.hero.title = 'Know '.repeat(20).trim();
  });
  expect(checkSchemas(wrong)).toEqual([
    { file: 'pages/home.yaml', message: expect.stringMatching(/^Top of the page › Title “Know .*…”: too long: at most 60/) },
  ]);
});

test('a card text with fewer than 18 or more than 30 words is reported', () => {
  const wrong = changed('personal/flood.yaml', (value: { differentiators: { text: string }[] }) => {
    value.differentiators[0]!.text = 'This text is long enough in letters, unquestionably, yet short in words.';
  });
  expect(checkSchemas(wrong).map(({ message }) => message)).toEqual([expect.stringContaining('a card has 18 to 30 words')]);
});

test('forbidden claims are reported in every kind of file, except in allowed phrases', () => {
  const problems = (file: string, text: string) =>
    checkForbiddenClaims([contentFile({ file, value: { text } })]).map(({ message }) => message);
  expect(problems('site.yaml', 'We guarantee it.')[0]).toMatch(/“guarantee” in “…We guarantee it\.…”: nothing is guaranteed/);
  expect(problems('blog/a.md', 'Enjoy peace of mind.')).toHaveLength(1);
  expect(problems('faq.yaml', 'An estimate is not a guarantee.')).toEqual([]);
});

test('the phone link must dial the number that is shown', () => {
  const phone = { ...site.phone, display: '(713) 555-0199' };
  expect(schemas['site.yaml'].safeParse({ ...site, phone }).error?.issues).toMatchObject([{ path: ['phone', 'href'] }]);
});

test('facts of site.yaml, such as the phone number, are reported in other files', () => {
  const copy = contentFile({ file: 'faq.yaml', value: [], source: `Call ${site.phone.display}` });
  expect(checkSiteFacts([...content, copy])).toEqual([{ file: 'faq.yaml', message: expect.stringContaining('{site.phone}') }]);
});

test('a pin at a point that its picture does not have is reported', () => {
  const wrong = changed(industry, (value: { why: { reasons: { at: string }[] } }) => {
    value.why.reasons[0]!.at = 'moon';
  });
  expect(checkPictures(wrong)).toEqual([{ file: industry, message: expect.stringContaining('has no point “moon”') }]);
});

test('a picture that a page shows twice is reported', () => {
  const wrong = changed(industry, (value: { picture: { scene: string }; why: { picture: { scene: string } } }) => {
    value.why.picture.scene = value.picture.scene;
  });
  expect(checkPictures(wrong)).toContainEqual({ file: industry, message: expect.stringContaining('appears twice') });
});

test('references to missing files are reported', () => {
  const wrong = changed(industry, (value: { name: string; posts: string[]; faq: { first: string[] } }) => {
    value.posts[0] = 'no-such-post';
    value.faq.first[0] = 'no-such-question';
    value.name = 'Energies';
  });
  expect(checkReferences(wrong).map(({ message }) => message)).toEqual([
    expect.stringContaining('Questions › First “no-such-question”: there is none'),
    expect.stringContaining('Posts “no-such-post”: there is none'),
    expect.stringContaining('energies-insurance'),
  ]);
  const without = content.filter(({ file }) => file !== 'personal/condo.yaml');
  expect(checkReferences(without).map(({ file }) => file)).toContain('pages/personal-index.yaml');
});

test('shared passages of two services and equal page titles are reported', () => {
  const [first, second] = content.filter(({ file }) => file.startsWith('services/'));
  const { meta, texas } = first!.value as { meta: unknown; texas: unknown };
  const wrong = changed(second!.file, (value: Record<string, unknown>) => Object.assign(value, { meta, texas }));
  const messages = checkRepeats(wrong).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/^shares “/));
  expect(messages).toContainEqual(expect.stringMatching(/^Title “.+”: also that of services\//));
});

test('two posts with the same number are reported with the next free number', () => {
  const [first, second] = posts;
  const { number } = first!.value as { number: number };
  const wrong = changed(second!.file, (value: Record<string, unknown>) => Object.assign(value, { number }));
  const free =
    Math.max(...wrong.filter(({ file }) => file.startsWith('blog/')).map(({ value }) => (value as { number: number }).number)) + 1;
  expect(checkRepeats(wrong)).toEqual([
    { file: first!.file, message: `Number “${number}”: also that of ${second!.file}: give one of the two ${free}` },
    { file: second!.file, message: `Number “${number}”: also that of ${first!.file}: give one of the two ${free}` },
  ]);
});

test('a copied page is reported in a few lines, both for the copy and for the original', () => {
  const original = content.find(({ file }) => file === industry)!;
  const copy = { ...original, file: 'industries/agriculture.yaml', slug: 'agriculture' };
  const problems = checkRepeats([...content, copy]);
  for (const [file, other] of [
    [copy.file, industry],
    [industry, copy.file],
  ]) {
    const messages = problems.filter((problem) => problem.file === file).map(({ message }) => message);
    expect(messages[0]).toMatch(new RegExp(`^shares “.{60,}” with ${other}`));
    expect(messages[5]).toMatch(/^shares \d+ more passages/);
    expect(messages.length).toBeLessThan(10);
  }
});

test('a post must have 600 to 1,000 words, an illustrative example and no h1', () => {
  const post = posts[0]!;
  expect(checkLengths([{ ...post, body: '# Title\nToo short.' }]).map(({ message }) => message)).toEqual([
    '3 words: a post has 600 to 1,000',
    'has no example marked illustrative: write “an illustrative example”',
    'headings start at ##: the title is the h1',
  ]);
});

test('a file that cannot be parsed and a file in an unknown folder are reported by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'blog'));
  mkdirSync(join(folder, 'stories'));
  writeFileSync(join(folder, 'blog/broken.md'), '---\ntitle: "never closed\n---\nText\n');
  writeFileSync(join(folder, 'stories/new.md'), '---\ntitle: New\n---\nText\n');
  expect(checkSchemas(loadContent(folder))).toEqual([
    { file: 'blog/broken.md', message: expect.stringContaining('cannot be read') },
    { file: 'stories/new.md', message: expect.stringContaining('follows no schema') },
  ]);
});

test('a source that the text does not name is reported', () => {
  const wrong = changed(industry, (value: { texas: { sources: string[] } }) => {
    value.texas.sources = ['Civil Practice and Remedies Code chapter 127', 'Insurance Code chapter 9999'];
  });
  expect(checkSources(wrong).map(({ message }) => message)).toContain(
    'Sources “Insurance Code chapter 9999”: not named in the text: name it there, or remove it',
  );
});

describe('sources of law', () => {
  const withSources = (definition: string, sources?: string[]) =>
    checkSources([contentFile({ file: 'glossary/reserve.yaml', value: { definition, ...(sources && { sources }) } })]).map(
      ({ message }) => message,
    );

  test.each([
    'By law the insurer has 15 days to answer.',
    'The proof of loss is due within sixty days.',
    'Insurance Code section 542.055 sets the first step.',
    'The state adds a stamping fee of 0.04%.',
    'A claim to TWIA must be filed within one year.',
  ])('“%s” needs a source', (sentence) => {
    expect(withSources(`What it is. ${sentence}`)).toEqual([
      `Definition “${sentence}”: prints law without its source: list the statute or the agency under “Sources”, for example Insurance Code chapter 542`,
    ]);
    expect(withSources(`What it is. ${sentence}`, ['Insurance Code chapter 542', 'NFIP'])).toEqual([]);
  });

  test('a number without a legal term, or a legal term without a number, needs no source', () => {
    expect(withSources('The roof lasts twenty years. The law of large numbers. A deductible of 2%.')).toEqual([]);
  });

  test('a cited statute that is not among the sources is reported; a listed chapter covers its sections', () => {
    expect(withSources('Insurance Code section 542.058 and chapter 2210 apply.', ['Insurance Code chapter 542'])).toEqual([
      expect.stringContaining('2210 is not among the sources'),
    ]);
  });

  test('an FAQ answer must cite the statute in the sentence itself', () => {
    const problems = (text: string) => checkSources([contentFile({ file: 'faq.yaml', value: [{ answer: [text] }] })]);
    expect(problems('By law the insurer has 15 days (Insurance Code chapter 542).')).toEqual([]);
    expect(problems('By law the insurer has 15 days.')).toEqual([
      { file: 'faq.yaml', message: expect.stringMatching(/^1 › Answer › 1 “By law .*name the statute in the sentence/) },
    ]);
  });
});

const term = (slug: string, change: (value: GlossaryTerm) => void) => changed(`glossary/${slug}.yaml`, change);

test('a glossary term must be defined once, in a file named after it', () => {
  const wrong = term('salvage', (value) => {
    value.spellings = ['Coinsurance'];
  });
  expect(checkGlossary(wrong)).toEqual([
    { file: 'glossary/salvage.yaml', message: expect.stringMatching(/^“Coinsurance” is also that of coinsurance/) },
  ]);
  const renamed = term('reserve', (value) => {
    value.term = 'Claim reserve';
  });
  expect(checkGlossary(renamed)).toEqual([
    { file: 'glossary/reserve.yaml', message: 'its file is named claim-reserve.yaml, after the term' },
  ]);
});

test('links of a term to missing pages or terms are reported', () => {
  const wrong = term('salvage', (value) => {
    value.relatedTerms = ['no-such-term', 'salvage'];
    value.pages = ['personal/boats'];
  });
  expect(checkGlossary(wrong).map(({ message }) => message)).toEqual([
    'Pages “personal/boats”: there is no such file in content/',
    'Related terms “no-such-term”: there is no other term of this name',
    'Related terms “salvage”: there is no other term of this name',
  ]);
  const industryWithout = changed(industry, (value: { terms: string[] }) => {
    value.terms[0] = 'no-such-term';
  });
  expect(checkReferences(industryWithout).map(({ message }) => message)).toEqual([
    expect.stringContaining('Terms “no-such-term”: there is none'),
  ]);
});

test('a definition with more than 45 words is reported', () => {
  const wrong = term('reserve', (value) => {
    value.definition = 'word '.repeat(46).trim();
  });
  expect(checkSchemas(wrong)).toEqual([{ file: 'glossary/reserve.yaml', message: expect.stringContaining('at most 45 words') }]);
});

test('an insurance term in a definition is reported unless the glossary defines it or everybody knows it', () => {
  const problems = (definition: string) =>
    checkGlossary(
      term('reserve', (value) => {
        value.definition = definition;
      }),
    ).map(({ message }) => message);
  expect(problems('What is left of the deductible after a surety bond is called by the obligee.')).toEqual([]);
  expect(problems('What a probate court and an actuary would call enough.')).toEqual([]);
  expect(problems('What the insurer may have to indemnify you for.')).toEqual([
    expect.stringContaining('“indemnify” is a word of the trade'),
  ]);
});
