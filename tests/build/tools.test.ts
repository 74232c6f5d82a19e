/** The HTML of the tools, and of the pages that embed or link to one. */
import MiniSearch from 'minisearch';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pathsOf } from '../../app/lib/page-paths.ts';
import { searchIn } from '../../app/lib/search.ts';
import { searchOptions } from '../../app/lib/search-terms.ts';
import { readContent, readFolder } from '../../content-model/read.ts';
import { attributes, hrefs, linksIn, texts } from './read-html.ts';
import { mainOf, pageAt, textOf } from './start-server.ts';

const { labels } = readContent('pages/tools.yaml');
const tools = readFolder('tools');

/** The text of each result, by name of the result. */
const resultsIn = (page: HTMLElement) =>
  Object.fromEntries(page.querySelectorAll('[data-result]').map((result) => [result.getAttribute('data-result'), result.textContent]));

test.each<[slug: string, results: Record<string, string>]>([
  ['percent-deductible', { deductible: '$8,000', paid: '$7,000', yours: '$8,000' }],
  ['coinsurance', { required: '$200,000', share: '50%', paid: '$19,750', yours: '$20,250' }],
  ['rebuild-limit', { available: '$500,000', gap: '$40,000', alone: '$140,000', needed: '$540,000' }],
  ['business-income', { monthly: '$60,000', loss: '$359,000', paid: '$240,000', yours: '$125,000' }],
  ['storm-deductibles', { windyours: '$8,000', floodyours: '$5,000', together: '$13,000' }],
  ['surplus-lines', { tax: '$502', stamping: '$4', total: '$10,856', difference: '$356', kept: '$2,989' }],
  ['cost-of-risk', { total: '$688,000', per1000: '$12.51' }],
  ['life-needs', { need: '$905,000', gap: '$820,000' }],
  ['flood-start', { start: 'June 1, 2027', lastday: 'May 2, 2027' }],
  [
    'claim-clock',
    {
      acknowledge: 'July 21, 2026',
      decide: 'August 14, 2026',
      longest: 'September 28, 2026',
      pay: 'August 21, 2026',
      interest: 'September 23, 2026',
      proof: 'September 2, 2026',
      windclaim: 'July 4, 2027',
    },
  ],
])('%s shows its example and says that it needs scripts to compute', async (slug, results) => {
  const main = await mainOf(`/tools/${slug}`);
  expect(resultsIn(main)).toMatchObject(results);
  expect(texts(main, 'noscript p')).toContain(labels.noScripts);
  expect(main.textContent).toContain(labels.disclaimer);
});

test('the index links to every tool once', async () => {
  const links = attributes(await mainOf('/tools'), 'a[href^="/tools/"]', 'href');
  expect(links.sort()).toEqual(tools.map(({ slug }) => `/tools/${slug}`).sort());
});

/** The path of the page that a content file is on. */
const pathOf = (file: string) => {
  const [folder, slug] = file.split('/') as [keyof typeof pathsOf, string];
  return pathsOf[folder](slug);
};
const embedded = readContent('embedded-calculators.yaml').flatMap(({ page, calculators }) =>
  calculators.map((one) => ({ path: pathOf(page), fragment: one.start?.map(({ field, value }) => `${field}=${value}`) ?? [], ...one })),
);

test.each(embedded)('$path has the $kind $tool, which opens the tool with the same values', async ({ path, kind, tool, fragment }) => {
  const { question } = tools.find(({ slug }) => slug === tool)!;
  const main = await mainOf(path);
  const formLabel = kind === 'calculator' && readContent(`tools/${tool}.yaml` as 'tools/coinsurance.yaml').formLabel;
  const form = formLabel ? main.querySelector(`form[aria-label="${formLabel}"]`)! : main;
  if (formLabel) expect(form.textContent).toContain(labels.disclaimer);
  else expect(texts(main, `a[href^="/tools/${tool}"]`)).toContain(question);
  const opened = hrefs(form).find((href) => href?.replace(/#.*/, '') === `/tools/${tool}`);
  for (const value of fragment) expect(opened?.split(/[#&]/)).toContain(value);
});

test('the claim clock and the article show the same dates', async () => {
  const clock = resultsIn(await pageAt('/tools/claim-clock'));
  const article = await mainOf('/blog/texas-claim-clock-explained');
  expect(clock).toMatchObject(resultsIn(article));
  for (const name of ['acknowledge', 'decide', 'longest', 'interest'])
    expect(article.textContent, name).toContain(clock[name]!.replace(/, \d{4}$/, ''));
});

test('the home page links to tools, and its search finds each tool by its name', async () => {
  const { oftenLinks } = readContent('pages/home.yaml').compare;
  const often = oftenLinks.map(({ path }) => path).filter((path) => path.startsWith('/tools/'));
  expect(often).not.toEqual([]);
  expect(hrefs(await mainOf('/'))).toEqual(expect.arrayContaining(often));
  const search = searchIn(MiniSearch.loadJSON(await textOf('/search-index.json'), searchOptions('en')), 'en');
  for (const { slug, name } of tools)
    expect(
      search(name)
        .slice(0, 7)
        .map(({ path }) => path),
    ).toContain(`/tools/${slug}`);
});

test('without scripts, each page with a calculator or a letter gives the telephone number and a link to the contact form', async () => {
  const { withoutScripts } = readContent('forms.yaml').talk;
  const { phone, hours } = readContent('site.yaml');
  for (const path of ['/', '/tools/coinsurance', '/tools/certificate-request']) {
    const line = (await mainOf(path)).querySelector(`p:contains("${withoutScripts.text}")`)!;
    expect(line.textContent, path).toBe(`${withoutScripts.text} ${phone.display}, ${hours}. ${withoutScripts.link}`);
    expect(linksIn(line), path).toEqual([
      [phone.display, phone.href, undefined],
      [withoutScripts.link, '/#contact', undefined],
    ]);
  }
});
