import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ContentFile, contentFile, inOneLanguage, type Problem } from './check/content-file.ts';
import { checkForbiddenClaims } from './check/forbidden-claims.ts';
import { checkGlossary } from './check/glossary.ts';
import { checkLinks } from './check/links.ts';
import { checkPictures } from './check/pictures.ts';
import { checkReferences } from './check/references.ts';
import { checkRepeats } from './check/repeats.ts';
import { checkSchemas } from './check/schemas.ts';
import { checkSiteFacts } from './check/site-facts.ts';
import { checkSources } from './check/sources.ts';
import { checkSpanish } from './check/spanish.ts';
import { checkLengths } from './check/word-counts.ts';
import { schemas } from './content-paths.ts';
import { loadContent } from './load-all.ts';
import { checkPromises, promiseList } from './promises.ts';
import { readContent, readFacts, readFolder } from './read.ts';

const site = readContent('site.yaml');

const content = loadContent();
const [post, secondPost] = inOneLanguage(content, 'en').filter(({ file }) => file.startsWith('blog/')) as [ContentFile, ContentFile];
const industry = 'industries/energy.yaml';

/** The current content with some values of one file replaced, each found by a path such as why.reasons.0.at. */
function changed(file: string, changes: Record<string, unknown>): ContentFile[] {
  return content.map((one) => {
    if (one.file !== file) return one;
    const value = structuredClone(one.value) as object;
    for (const [path, replacement] of Object.entries(changes)) {
      const [last = '', ...parents] = path.split('.').reverse();
      const parent = parents.reduceRight<object>((inside, name) => Reflect.get(inside, name), value);
      Reflect.set(parent, last, replacement);
    }
    return { ...one, value, source: '' };
  });
}
const messagesOf = (problems: Problem[]) => problems.map(({ message }) => message);

type Check = (content: ContentFile[]) => Problem[];
test.each<[what: string, Check, file: string, changes: Record<string, unknown>, messages: RegExp[]]>([
  [
    'missing fields, unknown fields and unknown picture names',
    checkSchemas,
    industry,
    { clients: undefined, colour: 'blue', 'picture.scene': 'enery' },
    [
      /^Picture › Scene “enery”: no picture of this name: choose one/,
      /^Clients: missing: write it \(Who we serve/,
      /^The file: unknown “colour”/,
    ],
  ],
  [
    'invalid dates and choices',
    checkSchemas,
    post.file,
    { date: 'October 1, 2026', category: 'News' },
    [
      /^Category “News”: not one of the choices: choose claims, /,
      /^Date “October 1, 2026”: not a date: choose a day, or write it as 2026-10-01$/,
    ],
  ],
  ['an invalid id', checkSchemas, 'people.yaml', { '0.id': 'advisor_1' }, [/^1 › Portrait “advisor_1”: founder_ or exec_ and a number$/]],
  [
    'a text that is too long',
    checkSchemas,
    'pages/home.yaml',
    { 'hero.title': 'Know '.repeat(20).trim() },
    [/^Top of the page › Title “Know .*…”: too long: at most 60/],
  ],
  [
    'a card text with fewer than 18 or more than 30 words',
    checkSchemas,
    'personal/flood.yaml',
    { 'differentiators.0.text': 'This text is long enough in letters, unquestionably, yet short in words.' },
    [/a card has 18 to 30 words/],
  ],
  [
    'a definition with more than 45 words',
    checkSchemas,
    'glossary/reserve.yaml',
    { definition: 'word '.repeat(46).trim() },
    [/at most 45 words/],
  ],
  ['a pin at a point that its picture does not have', checkPictures, industry, { 'why.reasons.0.at': 'moon' }, [/has no point “moon”/]],
  [
    'an embedded calculator that is missing, or is a tool without figures',
    checkReferences,
    'embedded-calculators.yaml',
    { '0.calculators.0.tool': 'no-such-tool', '11.calculators.0.tool': 'storm-plan' },
    [/Tool “no-such-tool”: there is none/, /Tool “storm-plan”: there is none; write /],
  ],
  [
    'a reference to a missing file',
    checkReferences,
    industry,
    { name: 'Energies', 'posts.0': 'no-such-post', 'faq.first.0': 'no-such-question', 'terms.0': 'no-such-term' },
    [
      /Questions › First “no-such-question”: there is none/,
      /Posts “no-such-post”: there is none/,
      /Terms “no-such-term”: there is none/,
      /energies-insurance/,
    ],
  ],
  [
    'a glossary term that another file defines',
    checkGlossary,
    'glossary/salvage.yaml',
    { spellings: ['Coinsurance'] },
    [/^“Coinsurance” is also that of coinsurance/],
  ],
  [
    'a glossary term in a file of another name',
    checkGlossary,
    'glossary/reserve.yaml',
    { term: 'Claim reserve' },
    [/^its file is named claim-reserve.yaml, after the term$/],
  ],
  [
    'a link of a term to a missing page or term',
    checkGlossary,
    'glossary/salvage.yaml',
    { relatedTerms: ['no-such-term', 'salvage'], pages: ['personal/boats'] },
    [
      /^Pages “personal\/boats”: there is no such file in content\/$/,
      /^Related terms “no-such-term”: there is no other term of this name$/,
      /^Related terms “salvage”: there is no other term of this name$/,
    ],
  ],
])('%s is reported with what to do', (_what, check, file, changes, messages) => {
  expect(check(changed(file, changes))).toEqual(messages.map((message) => ({ file, message: expect.stringMatching(message) })));
});

test('forbidden claims are reported in every kind of file, except in allowed phrases', () => {
  const problems = (file: string, text: string) => messagesOf(checkForbiddenClaims([contentFile({ file, value: { text } })]));
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

test.each([
  ['faq.yaml', `Why ${site.name} asks`, '{site.name}'],
  ['faq.es.yaml', `Lo que ${site.name} pregunta`, '{site.name}'],
  ['faq.yaml', 'At their desks on weekdays from 8 to 6 Central.', '{site.hours}'],
  ['faq.yaml', 'Call us Monday to Friday, 9 to 5.', '{site.hours}'],
  ['faq.es.yaml', 'De lunes a viernes, de 8 a. m. a 6 p. m.', '{site.hours}'],
])('%s must not type out the name of the firm and its hours: %s', (file, source, write) => {
  const typed = contentFile({ file, value: [], source });
  expect(checkSiteFacts([...content, typed])).toEqual([{ file, message: expect.stringContaining(write) }]);
});

test('a site file refers to its own facts, and the rules know the name of another firm', () => {
  const name = 'Gulf Ridge Insurance';
  const value = { ...site, name, shortName: 'Gulf Ridge', legalName: `${name} Agency, LLC` };
  const other = contentFile({ file: 'site.yaml', value });
  expect(site.footer.blurb).toContain(site.address.city);
  const page = (file: string, lead: string) => contentFile({ file, value: { lead }, source: lead });
  expect(messagesOf(checkForbiddenClaims([other, page('personal/boats.yaml', 'Gulf Ridge adjusters come.')]))).toContainEqual(
    expect.stringContaining('a licensed title'),
  );
  const spanish = [page('personal/boats.yaml', `About ${name}.`), page('personal/boats.es.yaml', `${name} le contesta.`)];
  expect(
    checkSpanish([other, ...spanish, ...content.filter(({ file }) => file === 'spanish-rules.yaml')]).filter(
      ({ file }) => file === 'personal/boats.es.yaml',
    ),
  ).toEqual([]);
});

test.each([
  ['[claims](/services/claims)', 'this site has no such page'],
  ['[an article](/blog/no-such-article)', 'this site has no such page'],
  ['[a term](/glossary#no-such-term)', 'the glossary has no such term'],
  ['[the department](www.tdi.texas.gov)', 'write https://www.tdi.texas.gov'],
  ['[a page](about)', 'an address that starts with https://'],
  ['![party](office_party.jpg)', 'a picture inside a text is not shown'],
  ['[us](/about#team), [the department](https://www.tdi.texas.gov) and [mail](mailto:a@b.example)', undefined],
])('a link that leads nowhere is reported in every text: %s', (text, problem) => {
  const found = problem ? [expect.stringContaining(problem)] : [];
  const pages = content.filter(({ file }) => !['faq.yaml', 'blog/a.md'].includes(file)).map((one) => ({ ...one, value: undefined }));
  const yaml = contentFile({ file: 'faq.yaml', value: [{ id: 'a', question: 'A?', answer: [text] }] });
  const markdown = contentFile({ file: 'blog/a.md', value: {}, body: `First.\n\n${text}` });
  expect(messagesOf(checkLinks([...pages, yaml]))).toEqual(found);
  expect(messagesOf(checkLinks([...pages, markdown]))).toEqual(found);
});

test('an address of a field that leads nowhere is reported with one that does', () => {
  const about = contentFile({
    file: 'pages/not-found.yaml',
    value: { places: { items: [{ label: 'Claims', path: '/services/claims-advocacy' }] } },
  });
  expect(messagesOf(checkLinks([...content.filter(({ file }) => file !== about.file), about]))).toEqual([
    expect.stringContaining('write /services/commercial-property/claims-advocacy'),
  ]);
});

test('a picture that a page shows twice is reported', () => {
  const { scene } = readContent(industry).picture;
  const problem = { file: industry, message: expect.stringContaining('appears twice') };
  expect(checkPictures(changed(industry, { 'why.picture.scene': scene }))).toContainEqual(problem);
});

test('a page that other pages refer to must not be deleted', () => {
  const without = content.filter(({ file }) => file !== 'personal/condo.yaml');
  expect(checkReferences(without).map(({ file }) => file)).toContain('pages/personal-index.yaml');
});

test('shared passages of two services and equal page titles are reported', () => {
  const { meta, texas } = readContent('services/claims-advocacy.yaml');
  const messages = messagesOf(checkRepeats(changed('services/loss-control.yaml', { meta, texas })));
  expect(messages).toContainEqual(expect.stringMatching(/^shares “/));
  expect(messages).toContainEqual(expect.stringMatching(/^Title “.+”: also that of services\//));
});

test('two posts with the same number are reported with the next free number', () => {
  const { number } = post.value as { number: number };
  const numbers = readFolder('blog').map((one) => (one.slug === secondPost.slug ? number : one.number));
  const say = (other: string) => `Number “${number}”: also that of ${other}: give one of the two ${Math.max(...numbers) + 1}`;
  expect(checkRepeats(changed(secondPost.file, { number }))).toEqual([
    { file: post.file, message: say(secondPost.file) },
    { file: secondPost.file, message: say(post.file) },
  ]);
});

test('a copied page is reported in a few lines, both for the copy and for the original', () => {
  const copied = 'industries/agriculture.yaml';
  const copy = contentFile({ ...content.find(({ file }) => file === industry)!, file: copied, slug: 'agriculture' });
  const problems = checkRepeats([...content, copy]);
  for (const [file, other] of Object.entries({ [copied]: industry, [industry]: copied })) {
    const messages = messagesOf(problems.filter((problem) => problem.file === file));
    expect(messages[0]).toMatch(new RegExp(`^shares “.{60,}” with ${other}`));
    expect(messages[5]).toMatch(/^shares \d+ more passages/);
    expect(messages.length).toBeLessThan(10);
  }
});

test('a post must have 600 to 1,000 words, an illustrative example and no h1', () => {
  expect(messagesOf(checkLengths([{ ...post, body: '# Title\nToo short.' }]))).toEqual([
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
    { file: 'stories/new.md', message: expect.stringMatching(/follows no schema: .*content-model\/content-paths.ts/) },
  ]);
});

describe('law on pages', () => {
  const messagesFor = (value: object, file = 'glossary/reserve.yaml') => messagesOf(checkSources([contentFile({ file, value })]));

  test.each([
    'By law the insurer has 15 days to answer.',
    'The proof of loss is due within sixty days.',
    'Insurance Code section 542.055 sets the first step.',
    'See Labor Code 406.033.',
    'The state adds a stamping fee of 0.04%.',
    'A claim to TWIA must be filed within one year.',
  ])('“%s” is refused outside content/facts', (sentence) => {
    expect(messagesFor({ definition: `What it is. ${sentence}` })).toEqual([
      `Definition “${sentence}”: states law by hand: make it a fact of content/facts and refer to it, or say it without the number`,
    ]);
  });

  test('a number without a legal term, or a legal term without a number, is not law', () => {
    expect(messagesFor({ definition: 'The roof lasts twenty years. The law of large numbers. A deductible of 2%.' })).toEqual([]);
  });

  test('the sources of a page come from its facts, so typed ones are refused', () => {
    expect(messagesFor({ definition: 'What it is.', sources: ['Texas Department of Insurance'] })).toEqual([
      'Sources “Texas Department of Insurance”: remove it: the page prints the sources of the facts that it states',
    ]);
    expect(content.find(({ file }) => file === 'tools/flood-start.yaml')?.value).toHaveProperty('sources');
  });
});

describe('promises on pages', () => {
  const messagesFor = (lead: string) => messagesOf(checkPromises([contentFile({ file: 'personal/boats.yaml', value: { lead } })]));

  test.each([
    ['We read that document and fit your policy to the gap.', 'we look for coverage for it'],
    ['We tell you what your policy covers.', 'the insurer decides what it pays'],
    ['We suggest limits by the fullest week of your year.', 'you decide'],
    ['An advisor comes back with the mismatches.', 'the differences we notice'],
    ['We collect endorsements and exclusions, since a certificate shows neither.', 'only if you ask in writing'],
    ['We explain the policy and help you document the damage.', 'an advisor goes through it with you'],
    ['We set out what can wait.', 'what stays uninsured'],
    ['One email would have put the building on the schedule.', 'insured when the insurer confirms'],
    ['Someone on your side of the file.', 'help with your claim'],
    ['We tell you which names it is unlikely to accept.', 'we show you the insurer’s rules'],
  ])('“%s” is refused', (lead, say) => {
    expect(messagesFor(lead)).toEqual([expect.stringContaining(say)]);
  });

  test('an undertaking of content/facts/promises.yaml is not', () => {
    expect(messagesFor(`It is a boat. ${readFacts().get('promise-insurance-clauses')?.sentence}`)).toEqual([]);
  });
});

test('the firm says what it does in at most 150 sentences', () => {
  expect(Number(promiseList(content).match(/^\d+/)?.[0])).toBeLessThanOrEqual(150);
});

test.each([
  ['What is left of the deductible after a surety bond is called by the obligee.', []],
  ['What a probate court and an actuary would call enough.', []],
  ['What the insurer may have to indemnify you for.', [expect.stringContaining('“indemnify” is a word of the trade')]],
])('a definition must not use an insurance term unless the glossary defines it or everybody knows it: %s', (definition, problems) => {
  expect(messagesOf(checkGlossary(changed('glossary/reserve.yaml', { definition })))).toEqual(problems);
});
