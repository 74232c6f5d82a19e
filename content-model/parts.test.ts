/** The content with parts of the site switched off in content/site.yaml. */
import { expect, test } from 'vitest';
import { checkContent } from './check/check-content.ts';
import { contentFile } from './check/content-file.ts';
import { published, wordsOfPartsOff } from './check/parts.ts';
import { originalOf } from './content-paths.ts';
import { loadContent } from './load-all.ts';
import { isEntryOff, isFileOff, isPageOff } from './parts.ts';
import { readContent } from './read.ts';

const site = readContent('site.yaml');
const content = loadContent();
const noParts = { careers: false, blog: false, workbench: false, network: false, spanish: false };
const allParts = { careers: true, blog: true, workbench: true, network: true, spanish: true };
const withParts = (parts: typeof noParts) =>
  content.map((one) => (originalOf(one.file) === 'site.yaml' ? { ...one, value: { ...(one.value as object), parts } } : one));

test.each([
  ['every part', noParts],
  ['careers and the workbench', { ...allParts, careers: false, workbench: false }],
  ['the blog and the network page', { ...allParts, blog: false, network: false }],
])('the content is fine with %s switched off', (_name, parts) => expect(checkContent(withParts(parts))).toEqual([]), 120_000);

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
  const careers = { ...allParts, careers: false };
  expect(isEntryOff(careers, { label: 'Careers', path: '/careers' })).toBe(true);
  const named = wordsOfPartsOff(withParts(careers)).map(({ file, message }) => `${file} ${message}`);
  expect(named.some((words) => words.startsWith('site.yaml Menu › 2 › Label: “Careers”'))).toBe(true);
  expect(named.filter((words) => words.includes('Footer'))).toEqual([]);
});

test('a sentence with a link to a part is named, because pages show its words without the link', () => {
  const post = contentFile({ file: 'legal/a-text.md', value: {}, body: 'See [how we hire](/careers).' });
  const content = [contentFile({ file: 'site.yaml', value: { ...site, parts: noParts } }), post];
  expect(checkContent(content).filter(({ message }) => message.includes('/careers'))).toEqual([]);
  expect(wordsOfPartsOff(content).find(({ file }) => file === post.file)?.message).toContain('“how we hire”');
});
