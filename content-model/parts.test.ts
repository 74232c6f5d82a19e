/** The content with parts of the site switched off in content/site.yaml. */
import { expect, test } from 'vitest';
import { checkContent } from './check/check-content.ts';
import { contentFile } from './check/content-file.ts';
import { published, wordsOfPartsOff } from './check/parts.ts';
import { loadContent } from './load-all.ts';
import { isEntryOff, isFileOff, isPageOff } from './parts.ts';
import { readContent } from './read.ts';

const site = readContent('site.yaml');
const content = loadContent();
const noParts = { careers: false, blog: false, network: false, spanish: false };
const withParts = (parts: typeof noParts) => content.map((one) => (one.file === 'site.yaml' ? { ...one, value: { ...site, parts } } : one));

test('the content is fine with every part switched off', () => {
  expect(checkContent(withParts(noParts))).toEqual([]);
}, 120_000);

test('the files of a part are left out with it', () => {
  const left = published(withParts({ ...noParts, network: true })).map(({ file }) => file);
  expect(left).toContain('services/benchmark-network.yaml');
  expect(left.filter((file) => /^blog\/|careers|\.es\./.test(file))).toEqual([]);
  expect(isFileOff({ careers: true }, 'pages/careers.yaml')).toBe(false);
});

test('the search keeps its address without a blog', () => {
  const switches = { blog: false };
  expect(['/blog', '/blog/a-post', '/feed.xml'].every((path) => isPageOff(switches, path))).toBe(true);
  expect(isPageOff(switches, '/blog/search?q=umbrella')).toBe(false);
});

test('an entry of a list that leads to a part goes with it, and a sentence that speaks of it is named', () => {
  const careers = { ...noParts, blog: true, network: true, spanish: true };
  expect(isEntryOff(careers, { label: 'Careers', path: '/careers' })).toBe(true);
  const named = wordsOfPartsOff(withParts(careers)).map(({ file, message }) => `${file} ${message}`);
  expect(named.some((words) => words.startsWith('site.yaml Menu › 2 › Label: “Careers”'))).toBe(true);
  expect(named.filter((words) => words.includes('Footer'))).toEqual([]);
});

test('a link in a sentence to a part that is switched off is refused', () => {
  const post = { file: 'legal/a-text.md', value: {}, body: 'See [how we hire](/careers).' };
  const problems = checkContent([contentFile({ file: 'site.yaml', value: { ...site, parts: noParts } }), contentFile(post)]);
  expect(problems.map(({ message }) => message).find((message) => message.includes('/careers'))).toContain('switched off');
});
