/** The content of another brokerage, with every part of the site and in both languages: npm run adopt on a copy of content/. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from './adopt/answers.ts';
import { applyAnswers } from './adopt/apply.ts';
import { checkContent } from './check/check-content.ts';
import { labeledTexts } from './check/content-file.ts';
import { loadContent } from './load-all.ts';
import { readContent } from './read.ts';
import { license, textsToRewrite } from './texts-to-rewrite.ts';

const folder = mkdtempSync(join(tmpdir(), 'gulf-ridge-content-'));
cpSync('content', folder, { recursive: true });
// As people type it: with an apostrophe and an ampersand.
const names = {
  name: "Whitfield, O'Dell & Sons Insurance",
  shortName: "Whitfield, O'Dell",
  legalName: "O'Dell & Sons Insurance Agency, LLC",
};
applyAnswers(readAnswers({ ...parse(readFileSync('tests/gulf-ridge.yaml', 'utf8')), ...names, leaveOut: '' }), folder);
const content = loadContent(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test('the content of another brokerage is fine, in both languages', () => {
  expect(checkContent(content)).toEqual([]);
}, 120_000);

test('nothing of the first brokerage is left but for the texts that are listed for rewriting', () => {
  const { name, phone, address, hours, territory } = readContent('site.yaml');
  const people = readContent('people.yaml').map((person) => person.name);
  const traces = [name, address.city, phone.display, phone.href, address.street, 'benchmark.example', hours, territory, ...people];
  const listed = textsToRewrite(content);
  const left = content.flatMap((one) =>
    labeledTexts(one).flatMap(({ label, text }) => {
      const trace = traces.find((words) => text.replace(license, '').includes(words));
      const isListed = listed.some(({ file, label: its }) => file === one.file && its === label());
      return trace && !isListed ? [`${one.file}: ${label()}: ${trace}`] : [];
    }),
  );
  expect(left).toEqual([]);
}, 120_000);

test('the terms of service name the source of the words and pictures, as their license asks', () => {
  const { name } = readContent('site.yaml');
  for (const file of ['terms-of-service.md', 'terms-of-service.es.md'])
    expect(content.find((one) => one.file === `legal/${file}`)?.body).toMatch(new RegExp(`creativecommons.*${name}`));
});

test('what pages say of the founders is listed in both languages', () => {
  const listed = textsToRewrite(content).filter(({ why }) => why.includes('founders'));
  expect(new Set(listed.map(({ file }) => file))).toEqual(
    new Set(['about', 'careers'].flatMap((page) => [`pages/${page}.yaml`, `pages/${page}.es.yaml`])),
  );
});
