/** What the pages say and link to, read from their HTML. */
import { expect, test } from 'vitest';
import { formatDate } from '../../app/lib/format-date.ts';
import type { ContentPath } from '../../content-model/content-paths.ts';
import { readContent, readFolder } from '../../content-model/read.ts';
import { industrySlugs, paths, personalSlugs } from '../site-paths.ts';
import { textOf } from './start-server.ts';

const site = readContent('site.yaml');

const personalPath = (slug: string) => `/personal/${slug}-insurance`;
const industryPath = (slug: string) => `/industry/${slug}-insurance`;
const property = '/services/commercial-property';
const services: [path: string, title: string][] = [
  [property, 'Commercial property'],
  [`${property}/claims-advocacy`, 'Claims advocacy'],
  [`${property}/alternative-risk-financing`, 'Alternative risk financing'],
  [`${property}/loss-control`, 'Loss control'],
  [`${property}/portfolio-management`, 'Portfolio management'],
  ['/services/private-client', 'Private client'],
  ['/services/risk-management', 'Risk management and advisory'],
  ['/services/benchmark-network', 'Benchmark Network'],
];
const carrierDefinition = '/disclosures#what-a-rated-50-and-100-mean';
const newTab = ' (opens in a new tab)';
const reviewNote = /Texas.*Last reviewed \w+ \d{1,2}, \d{4}/s;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of HTML, without tags and comments. */
const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();

/** The HTML of all elements of a kind, for example 'h2' or 't[hd]'. Elements inside elements of the same kind are not listed. */
const all = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<(${name})\\b[^>]*>.*?</\\1>`, 'gs'))].map(([element]) => element);
const texts = (html: string, name: string) => all(html, name).map(plain);
const attribute = (element: string, name: string) =>
  element.match(new RegExp(`^<[^>]*\\s${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&');
/** The name, target and, if it has one, target window of each link. */
const linksIn = (html: string) => all(html, 'a').map((link) => [plain(link), attribute(link, 'href'), attribute(link, 'target')]);
const hrefs = (html: string) => all(html, 'a').map((link) => attribute(link, 'href'));
const count = (html: string, name: string) => html.match(new RegExp(`<${name}\\b`, 'g'))?.length ?? 0;

/** The HTML of <main>, without scripts. */
const mainOf = async (path: string) => (await textOf(path)).match(/<main.*<\/main>/s)![0].replaceAll(/<script\b.*?<\/script>/gs, '');

/** The part of a page from an h2 to the next one or to the end of its section. */
const partUnder = (html: string, heading: string) =>
  html.split(/(?=<h2\b)|<\/section>/).find((part) => texts(part, 'h2')[0] === heading) ?? '';

/** The part of a page from the element with an id to the end of its collapsible or section. */
const partWithId = (html: string, id: string) => html.split(` id="${id}"`)[1]!.split(/<\/(?:details|section)>/)[0]!;

const tableWith = (html: string, words: string) => all(html, 'table').find((table) => plain(table).includes(words))!;
const rows = (table: string, part = 'tbody') => all(all(table, part)[0]!, 'tr').map((row) => texts(row, 't[hd]'));

const units: Record<string, number> = { K: 1e3, M: 1e6 };
const amount = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * (units[text.at(-1)!] ?? 1));
const total = (amounts: number[]) => amounts.reduce((sum, value) => sum + value, 0);
const column = (body: string[][], at: number) => body.map((row) => amount(row[at]!));

/** Buttons that lead to the quote application. The third one of a page is that of the phone bar. The first pattern that matches counts. */
const quoteButtons: [path: RegExp, labels: string[]][] = [
  [/^\/$/, ['GET A QUOTE']],
  [/^\/about$/, ["Let's Talk"]],
  [/^\/industry\/./, ['Request a Quote', 'Schedule a Consultation', 'Request a Quote']],
  [/^\/personal$/, ['Get Quote']],
  [/^\/personal\/./, Array(3).fill('Get Quote')],
  [/commercial-property$/, Array(3).fill('Request a Quote')],
  [/loss-control$|risk-management$/, Array(3).fill('Schedule a Consultation')],
  [/portfolio-management$/, Array(3).fill('Schedule Portfolio Review')],
  [/private-client$/, Array(3).fill('Schedule Consultation')],
  [/benchmark-network$/, Array(3).fill("Let's Talk")],
  [/./, []],
];

test('quote buttons open the quote application in a new tab', async () => {
  for (const path of paths) {
    const [, labels] = quoteButtons.find(([pattern]) => pattern.test(path))!;
    const buttons = linksIn(await mainOf(path)).filter(([, href]) => href?.startsWith(site.urls.quote));
    expect(buttons, path).toEqual(labels.map((label) => [label + newTab, site.urls.quote, '_blank']));
  }
});

test('claims advocacy and alternative risk financing have a text-only call to contact, no button', async () => {
  for (const path of [`${property}/claims-advocacy`, `${property}/alternative-risk-financing`]) {
    const main = await mainOf(path);
    expect(texts(main, 'button').filter((name) => /quote|consult|schedule|review|let’s talk|contact|call/i.test(name))).toEqual([]);
    expect(main).not.toContain('target="_blank"');
    expect(hrefs(partUnder(main, texts(main, 'h2').at(-1)!))).toEqual(expect.arrayContaining([site.phone.href, `mailto:${site.email}`]));
  }
});

/** Each page with a file of its own in content/. */
const contentFiles = [
  ...industrySlugs.map((slug) => [industryPath(slug), `industries/${slug}.yaml`] as const),
  ...personalSlugs.map((slug) => [personalPath(slug), `personal/${slug}.yaml`] as const),
  ...services.map(([path]) => [path, `services/${path.split('/').at(-1)!}.yaml` as ContentPath] as const),
  ['/industry', 'pages/industry-index.yaml'] as const,
  ['/personal', 'pages/personal-index.yaml'] as const,
  ['/about', 'pages/about.yaml'] as const,
  ['/careers', 'pages/careers.yaml'] as const,
  ['/portals/booking-scheduler', 'pages/booking-scheduler.yaml'] as const,
  ['/portals/payment-portal', 'pages/payment-portal.yaml'] as const,
];

/** Fields that are on other pages, appear with scripts only, or are no texts, and figures, whose texts contain formulas. */
const notShown = ['meta', 'card', 'page', 'finder', 'less', 'reviewed', 'scene', 'icon', 'at', 'hail', 'layout', 'sums', 'given', 'figure'];
const sentencesOf = (content: unknown): string[] =>
  typeof content === 'string'
    ? content.split(/(?<=\.) /)
    : Object.entries(content ?? {}).flatMap(([field, value]) => (notShown.includes(field) ? [] : sentencesOf(value)));

test.each(contentFiles)('%s shows every sentence of %s', async (path, file) => {
  const html = await textOf(path);
  const main = await mainOf(path);
  const attributes = [...main.matchAll(/\s(?:alt|aria-label|href|id|data-opened|data-blocked)="([^"]*)"/g)].map(([, value]) =>
    plain(value!),
  );
  const comparable = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
  const shown = comparable(plain(main) + attributes.join(''));
  const content = readContent(file);
  expect(sentencesOf(content).filter((sentence) => !shown.includes(comparable(sentence)))).toEqual([]);
  const { meta } = content as { meta: { title: string; description: string } };
  expect([meta.title, `${meta.title} | Benchmark`]).toContain(texts(html, 'title')[0]);
  expect(plain(html.match(/<meta name="description" content="(.*?)"/)![1]!)).toBe(meta.description);
});

test('industry pages: the eight shared sections in order, an illustrative loss, a closing section of their own', async () => {
  for (const slug of industrySlugs) {
    const { hero, why, layout, faq, contact } = readContent(`industries/${slug}.yaml`);
    const main = await mainOf(industryPath(slug));
    expect(texts(main, 'h1'), slug).toEqual([hero.title]);
    expect(main, slug).toContain('Illustrative loss');
    const products = layout?.headings.products ?? 'Products and services';
    const shared = ['Our approach', why.heading, products, 'Who we serve', faq.heading, 'From the field book', contact.heading];
    const headings = texts(main, 'h2').filter((heading) => shared.includes(heading));
    expect(headings, slug).toEqual(shared);
    expect(why.heading).toContain('Benchmark');
    expect(linksIn(main), slug).toContainEqual(['Talk to an advisor', '#contact', undefined]);
  }
  const closings = industrySlugs.map((slug) => readContent(`industries/${slug}.yaml`).contact.heading);
  expect(new Set(closings).size).toBe(industrySlugs.length);
});

test('industry pages: ten shared questions, the most relevant first; three posts; five partners, whose number links to its definition', async () => {
  const questions = new Map(readContent('faq.yaml').map(({ id, question }) => [id, question]));
  for (const slug of industrySlugs) {
    const { faq, posts } = readContent(`industries/${slug}.yaml`);
    const main = await mainOf(industryPath(slug));
    const asked = texts(partUnder(main, faq.heading), 'summary');
    expect(asked, slug).toHaveLength(10);
    expect(asked.slice(0, faq.first.length), slug).toEqual(faq.first.map((id) => questions.get(id)));
    expect(hrefs(partUnder(main, 'From the field book')), slug).toEqual(['/blog', ...posts.map((post) => `/blog/${post}`)]);
    const partners = all(main, 'section').find((part) => attribute(part, 'aria-label') === 'Partners we place with')!;
    expect(texts(partners, 'li'), slug).toHaveLength(5);
    expect(linksIn(partners), slug).toEqual([['100+ carriers and specialty markets', carrierDefinition, undefined]]);
  }
});

test('/industry lists every industry with a picture, what goes wrong and what we place', async () => {
  const list = partWithId(await mainOf('/industry'), 'trade-list');
  expect(hrefs(list)).toEqual(industrySlugs.map(industryPath));
  for (const [i, trade] of all(list, 'li').entries()) {
    const { name, card } = readContent(`industries/${industrySlugs[i]!}.yaml`);
    expect(texts(trade, 'a')).toEqual([name]);
    expect(texts(trade, 'dd')).toEqual([card.goesWrong, card.wePlace]);
    expect(count(trade, 'img')).toBe(1);
  }
});

test('/personal lists all nine lines with a description of each', async () => {
  const needs = all(await mainOf('/personal'), 'li').filter((item) => plain(item).includes('You need this if '));
  expect(needs.flatMap(hrefs).sort()).toEqual(personalSlugs.map(personalPath).sort());
});

test.each([
  ['extended replacement cost up to 150% of dwelling limit', 'homeowners', 'on eligible policies, up to 150% of the dwelling limit'],
  ['extended vacancy coverage up to 60 days', 'rental-property', 'on eligible policies, up to 60 days while between tenants'],
  ['classic cars are 25+ years old', 'classic-auto', 'a car 25 years or older (25+)'],
  ['flood waiting period typically 30 days for the national program', 'flood', 'typically 30 days in the national program'],
] as const)('content claim: %s', async (_, slug, words) => {
  const { headings } = readContent(`personal/${slug}.yaml`).layout;
  expect(texts(partUnder(await mainOf(personalPath(slug)), headings.highlights), 'li')[0]).toContain(words);
});

test('personal pages: 7 highlights, enhancements at additional cost, 4 differentiators with icon, a worked example, two related lines', async () => {
  for (const slug of personalSlugs) {
    const { layout, example } = readContent(`personal/${slug}.yaml`);
    const main = await mainOf(personalPath(slug));
    expect(texts(main, 'h1'), slug).toEqual([expect.stringMatching(/ insurance$/)]);
    expect(texts(partUnder(main, layout.headings.highlights), 'li'), slug).toHaveLength(7);
    expect(plain(partUnder(main, layout.headings.enhancements)), slug).toContain('at additional cost');
    const differentiators = partUnder(main, layout.headings.differentiators);
    expect([count(differentiators, 'li'), count(differentiators, 'svg')], slug).toEqual([4, 4]);
    expect(partUnder(main, 'Who we work with'), slug).not.toBe('');
    expect(main, slug).toContain('Illustrative example');
    const dollars = texts(partUnder(main, example.title), 'td').filter((cell) => /^−?\$[\d,]+$/.test(cell));
    expect(dollars.length, slug).toBeGreaterThanOrEqual(3);
    expect(plain(partWithId(main, 'texas')), slug).toMatch(reviewNote);
    const related = hrefs(partWithId(main, 'related-lines'));
    expect(new Set(related).size, slug).toBe(2);
    expect(personalSlugs.filter((other) => other !== slug).map(personalPath)).toEqual(expect.arrayContaining(related));
  }
});

test('service pages: a loss marked illustrative, a note on Texas, breadcrumbs in which Services is plain text', async () => {
  for (const [path, title] of services) {
    const main = await mainOf(path);
    expect(texts(main, 'h1')).toEqual([title]);
    expect(plain(main), path).not.toMatch(/[{}]/);
    expect(main, path).toContain('Illustrative loss');
    expect(plain(partWithId(main, 'texas')), path).toMatch(reviewNote);
    const [crumbs] = all(main, 'nav');
    const above = path.startsWith(`${property}/`) ? ['Commercial property'] : [];
    expect(texts(crumbs!, 'li'), path).toEqual(['Home', 'Services', ...above, title]);
    expect(texts(crumbs!, 'a'), path).toEqual(['Home', ...above]);
    expect(crumbs, path).toContain(`aria-current="page">${title}<`);
  }
});

test('the four services of the property cycle link to each other', async () => {
  const names = ['Portfolio management', 'Alternative risk financing', 'Loss control', 'Claims advocacy'];
  const cycle = names.map((name) => `${property}/${name.toLowerCase().replaceAll(' ', '-')}`);
  const index = await mainOf(property);
  const steps = all(index, 'ol').find((list) => texts(list, 'h3')[0]?.startsWith('Value'))!;
  expect(texts(steps, 'h3')).toEqual([/^Value/, /^Place/, /^Protect/, /^Recover/].map((verb) => expect.stringMatching(verb)));
  expect(texts(steps, 'a')).toEqual(names);
  expect(hrefs(steps)).toEqual(cycle);
  for (const [at, path] of cycle.entries()) {
    const nav = all(await mainOf(path), 'nav').find((one) => attribute(one, 'aria-label') === 'The property cycle')!;
    expect(hrefs(nav), path).toEqual(cycle);
    expect(all(nav, 'a').map((link) => attribute(link, 'aria-current'))).toEqual(cycle.map((_, i) => (i === at ? 'page' : undefined)));
  }
});

test('claims advocacy shows the timeline of a claim with its statutory clocks', async () => {
  const main = await mainOf(`${property}/claims-advocacy`);
  const step = (heading: string) => plain(main.split(/(?=<h3\b)/).find((part) => texts(part, 'h3')[0]?.startsWith(heading))!);
  for (const [heading, clock] of [
    ['By day 15', '15 days to acknowledge'],
    ['When you send it', '15 business days after receiving all items'],
    ['If it needs longer', '45 more days'],
    ['After acceptance', '5 business days'],
    ['If a date is missed', 'More than 60 days'],
  ] as const)
    expect(step(heading)).toContain(clock);
  expect(step('Day 0')).not.toContain('The insurer’s clock');
  expect(plain(main)).toContain('This is a summary, not legal advice');
});

test('alternative risk financing: the layers of retention, captive and excess add up to each claim', async () => {
  const { layers, options } = readContent('services/alternative-risk-financing.yaml');
  const { name, keep, collateral, suits, exit } = readContent('service-labels.yaml').options;
  const main = await mainOf(`${property}/alternative-risk-financing`);
  const table = tableWith(main, layers.items[0]!.name);
  const [head] = rows(table, 'thead');
  const body = rows(table);
  expect(body.map(([layer]) => layer)).toEqual(layers.items.map((layer) => expect.stringContaining(layer.name)).reverse());
  for (const at of [1, 2, 3]) expect(total(column(body, at))).toBe(amount(head![at]!));
  const compared = tableWith(main, options.rows[0]!.name);
  expect(rows(compared, 'thead')).toEqual([[name, keep, collateral, suits, exit]]);
  expect(rows(compared)).toHaveLength(options.rows.length);
});

test('loss control covers emergency response too, on a scale from 120 to 0 hours', async () => {
  const response = partUnder(await mainOf(`${property}/loss-control`), 'Emergency response');
  const hours = texts(response, 'h3').map((heading) => Number.parseInt(heading, 10));
  expect([hours.at(0), hours.at(-1)]).toEqual([120, 0]);
  expect(hours).toEqual(hours.toSorted((a, b) => b - a));
  expect(plain(response).match(/Owner: \S/g)).toHaveLength(hours.length);
});

test('portfolio management: the totals and shares of the schedule agree with its rows', async () => {
  const schedule = tableWith(await mainOf(`${property}/portfolio-management`), 'Statement of values');
  const body = rows(schedule);
  const [foot] = rows(schedule, 'tfoot');
  const [values, premiums] = [column(body, 2), column(body, 3)];
  expect([amount(foot![2]!), amount(foot![3]!)]).toEqual([total(values), total(premiums)]);
  for (const [i, row] of body.entries()) {
    expect(row[4]).toContain(`${Math.round((values[i]! / total(values)) * 100)}% of value`);
    expect(row[4]).toContain(`${Math.round((premiums[i]! / total(premiums)) * 100)}% of premium`);
  }
});

test('private client: Overview, who we serve, core coverages, advisory services, why choose us', async () => {
  const main = await mainOf('/services/private-client');
  expect(texts(main, 'h2').slice(0, 5)).toEqual(['Overview', 'Who we serve', 'Core coverages', 'Advisory services', 'Why choose us']);
});

test('risk management: five steps, a heat map of the risks in the register, six contract clauses, and costs that add up', async () => {
  const main = await mainOf('/services/risk-management');
  const lists = all(main, 'ol').concat(all(main, 'ul'));
  const headingsFrom = (first: string) => lists.map((list) => texts(list, 'h3')).find((headings) => headings.includes(first));
  expect(headingsFrom('Identify')).toEqual(['Identify', 'Measure', 'Treat', 'Finance', 'Monitor']);
  expect(headingsFrom('Waiver of subrogation')).toHaveLength(6);
  expect(plain(main)).toContain('That is not legal advice');

  const register = rows(tableWith(main, 'Risk register'));
  expect(register.length).toBeGreaterThanOrEqual(6);
  // A cell of the map has its rank and the ids of its risks, for example 15R1R2.
  const cells = rows(tableWith(main, 'Heat map')).flat();
  for (const [id, , likelihood, severity, rank] of register) {
    const product = Number(likelihood) * Number(severity);
    expect(rank).toBe(product >= 12 ? `${product}, goes to the board` : `${product}`);
    expect(cells.filter((cell) => cell.includes(id!))).toEqual([expect.stringMatching(`^${product}R`)]);
    expect(main).toContain(`<tr id="${id}">`);
    expect(hrefs(tableWith(main, 'Heat map'))).toContain(`#${id}`);
  }

  const cost = tableWith(main, 'Total cost of risk');
  const body = rows(cost);
  const [foot] = rows(cost, 'tfoot');
  for (const at of [1, 2, 3]) expect(amount(foot![at]!)).toBe(total(column(body, at)));
  for (const [, before, after, change] of body) expect(amount(change!)).toBe(amount(after!) - amount(before!));
});

test('benchmark network: six groups with icons', async () => {
  const { heading } = readContent('services/benchmark-network.yaml').groups;
  const groups = partUnder(await mainOf('/services/benchmark-network'), heading);
  expect(texts(groups, 'h3')).toEqual(['Contractors', 'Developers', 'Lenders', 'Passive investors', 'Advisors', 'Facility vendors']);
  expect(groups.match(/<li><svg/g)).toHaveLength(6);
});

test('/about: all sections, and tools with figures that are marked as examples', async () => {
  const main = await mainOf('/about');
  expect(texts(main, 'h1')).toEqual(['About Benchmark']);
  expect(texts(main, 'h2')).toEqual([
    'Companies we work with',
    'Our approach',
    'Tools that show their work',
    'Memberships',
    'Insight from real operators',
    'A small family of companies',
    'The people you would work with',
    'Would you rather work here?',
    'Ask us something specific',
  ]);
  expect(hrefs(partUnder(main, 'Would you rather work here?'))).toContain('/careers');
  const tools = all(main, 'article').filter((tool) => tool.includes('Example figures'));
  expect(tools.flatMap((tool) => texts(tool, 'h3'))).toEqual(['Quote desk', 'Certificates in minutes', 'Claim tracker', 'Market reader']);
});

test('/careers: 90-day plan, three tracks, two staff testimonials, links to openings and to LinkedIn in a new tab', async () => {
  const main = await mainOf('/careers');
  expect(texts(partUnder(main, 'The 90-day success plan'), 'li')).toHaveLength(3);
  expect(all(main, 'article').flatMap((track) => texts(track, 'h3'))).toEqual(['Expert', 'Leadership', 'Producer']);
  expect(texts(main, 'figcaption')).toEqual([
    expect.stringMatching('Teresa V.account executive'),
    expect.stringMatching('Marcus L.producer'),
  ]);
  expect(linksIn(partUnder(main, 'Open roles and how to apply'))).toEqual([
    [`Apply on our recruiting site${newTab}`, site.urls.jobs, '_blank'],
    [`Visit us on LinkedIn${newTab}`, site.urls.network, '_blank'],
  ]);
});

test.each([
  ['/portals/booking-scheduler', 'Open the booking scheduler', site.urls.booking],
  ['/portals/payment-portal', 'Open the payment portal', site.urls.payment],
])('%s: the button and the link come first and lead to the outside application in a new tab', async (path, button, url) => {
  expect(linksIn(await mainOf(path)).slice(0, 2)).toEqual([
    [button + newTab, url, '_blank'],
    [new URL(url).hostname + newTab, url, '_blank'],
  ]);
});

test('/onboarding: advisor with phone, chat and email; no step is ticked', async () => {
  const main = await mainOf('/onboarding');
  expect(texts(main, 'section')[0]).toMatch(/^Elena MarshSenior Advisor/);
  expect(linksIn(main).slice(1, 4)).toEqual([
    ['Phone', site.phone.href, undefined],
    [`Chat${newTab}`, site.urls.chat, '_blank'],
    ['Email', `mailto:${site.email}`, undefined],
  ]);
  expect(plain(main)).toContain('0%of your application');
  expect(main).toMatch(/role="progressbar"[^>]* aria-valuenow="0"/);
  const { steps } = readContent('pages/onboarding.yaml');
  expect(texts(main, 'li')).toEqual(steps.map(({ label, at }) => `${label}, not yet${at}%`));
});

test('legal pages: dates, governing law, definitions of 50+ and 100+, and that no insurance is bought on the site', async () => {
  const privacy = await mainOf('/privacy-notice');
  expect(texts(privacy, 'h1')).toEqual(['Privacy notice']);
  expect(plain(privacy)).toContain('EffectiveFebruary 1, 2019');
  expect(plain(partUnder(privacy, 'State privacy supplement'))).toMatch(/Dated \w+ \d+, \d{4}\. It adds to the notice above/);
  const terms = plain(await mainOf('/terms-of-service'));
  expect(terms).toContain('governed by the laws of the State of Texas');
  expect(terms).toContain('Harris County, Texas');
  expect(terms).toContain('You cannot buy, start, change, renew or cancel insurance through this website');
  const disclosures = await mainOf('/disclosures');
  expect(texts(disclosures, 'h2')).toEqual(
    expect.arrayContaining([
      'How Benchmark is paid',
      'What A-rated, 50+ and 100+ mean',
      'Complaints',
      'Accessibility',
      'No coverage is bound through this site',
    ]),
  );
  expect(plain(disclosures)).toContain('counted as of October 1, 2026');
  expect(plain(disclosures)).toContain(site.licenseNumber);
  expect(plain(disclosures)).not.toMatch(/[[\]{}]/);
});

test('home: sections in order, marketing claims, four steps with icons, example figures with gaps in words, sample reviews', async () => {
  const { how, compare, proofPoints, specialties, testimonials, contact } = readContent('pages/home.yaml');
  const main = await mainOf('/');
  expect(texts(main, 'h2')).toEqual([how, compare, proofPoints, specialties, testimonials, contact].map(({ heading }) => heading));
  for (const claim of ['50+ A-rated carriers', 'Over 50 years of combined experience', '112 verified Google reviews', '4.6 overall rating'])
    expect(texts(main, 'h3')).toContain(claim);
  for (const name of ['100+ carriers and specialty markets', 'What A-rated means'])
    expect(linksIn(main)).toContainEqual([name, carrierDefinition, undefined]);

  const steps = all(partUnder(main, how.heading), 'li');
  expect(steps).toHaveLength(4);
  for (const step of steps) {
    expect(step).toMatch(/<h3>[^<]+<\/h3><p[^>]*>[^<]+<\/p>/);
    expect(all(step, 'svg')).toEqual([expect.stringContaining('<path d="M'), expect.stringMatching(/<svg[^>]*><\w/)]);
  }

  const comparison = all(main, 'figure').find((figure) => figure.includes('24-unit apartment building'))!;
  expect(plain(comparison)).toContain('Example figures');
  expect(texts(comparison, 'td').filter((cell) => cell === 'Excluded (gap)')).toHaveLength(2);

  const reviews = partUnder(main, testimonials.heading);
  expect(plain(reviews)).toContain('Sample reviews, shown until real ones are published.');
  for (const [i, { rating, tags }] of readContent('reviews.yaml').entries()) {
    const review = all(reviews, 'li')[i]!;
    expect(review).toContain(`aria-label="${rating} of 5"`);
    expect(plain(review)).toContain(tags.join(''));
    expect(texts(review, 'time')).toEqual([expect.stringContaining('2026')]);
    expect(count(review, 'img')).toBe(1);
  }
});

test('the section nav of a long page links to each of its sections by heading', async () => {
  for (const path of [
    '/',
    ...industrySlugs.map(industryPath),
    ...personalSlugs.map(personalPath),
    ...services.map(([service]) => service),
  ]) {
    const main = await mainOf(path);
    const nav = all(main, 'nav').find((one) => attribute(one, 'aria-label') === site.reading.contents)!;
    expect(count(nav, 'a'), path).toBeGreaterThanOrEqual(6);
    for (const [name, href] of linksIn(nav)) {
      const [, target, ...more] = main.split(` id="${href!.slice(1)}"`);
      expect(more, path).toEqual([]);
      expect(plain(`<${target!.split(/<div id="[^"]*" data-name/)[0]}`), path).toContain(name);
    }
  }
});

test('/glossary has at least 120 terms in alphabetical order, states their number, and a letter without terms is plain text', async () => {
  const html = await mainOf('/glossary');
  const names = all(html, 'summary').flatMap((summary) => texts(summary, 'dfn'));
  expect(names.length).toBeGreaterThanOrEqual(120);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(plain(html)).toContain(readContent('pages/glossary.yaml').lead.replace('{count}', String(names.length)));
  const letters = all(html, 'nav').find((nav) => attribute(nav, 'aria-label') === 'A to Z')!;
  expect(texts(letters, 'a')).toEqual([...new Set(names.map((name) => name[0]))]);
});

test('posts: author, dates, reading time, summary, disclaimer, three related posts, no picture twice, no call to action in posts on long-term care', async () => {
  for (const { slug, title, author, date, reviewed, reviewedBy, alt, summary, category } of readFolder('blog')) {
    const main = await mainOf(`/blog/${slug}`);
    expect(texts(main, 'h1')).toEqual([title]);
    const review = `${formatDate(reviewed)}, by our ${reviewedBy}`;
    expect(texts(main, 'dd').slice(0, 4)).toEqual([author, formatDate(date), expect.stringMatching(/^\d+ min$/), review]);
    expect(texts(partUnder(main, 'In short'), 'li'), slug).toHaveLength(summary.length);
    expect(plain(main), slug).toContain('General information, not legal, tax or insurance advice.');
    expect(texts(partUnder(main, 'Read next'), 'h3'), slug).toHaveLength(3);
    const pictures = all(main, 'picture').map((html) => html.match(/<img.*/)![0]);
    expect(attribute(pictures[0]!, 'alt')).toBe(alt);
    expect(new Set(pictures.map((img) => attribute(img, 'src'))).size, slug).toBe(4);
    const isLongTermCare = category === 'Long-term care insurance';
    expect(texts(main, 'a').includes('Ask an advisor'), slug).toBe(!isLongTermCare);
    if (isLongTermCare) expect(main, slug).not.toMatch(/<form|href="(?:https:|[^"]*contact)/);
  }
});

test('at most eight dotted words on a page, none twice in a section, none in headings, links, tables or quotations', async () => {
  const termsIn = (html: string) =>
    [...html.matchAll(/<button[^>]*popovertarget="(definition-[^"]*)"(?![^>]*popovertargetaction)/gi)].map(([, id]) => id!);
  const pages = paths.filter((path) => /^\/(industry|personal|services)\/|^\/blog\/(?!search)/.test(path));
  let pagesWithTerms = 0;
  for (const path of pages) {
    const main = await mainOf(path);
    const terms = termsIn(main);
    expect(terms.length, path).toBeLessThanOrEqual(8);
    expect(termsIn(main.replaceAll(/<(h[1-4]|a|table|blockquote|figure|nav)\b.*?<\/\1>/gs, '')), path).toEqual(terms);
    for (const id of terms) expect(main, path).toContain(` id="${id}"`);
    for (const section of all(main, 'section').map(termsIn)) expect(new Set(section).size, path).toBe(section.length);
    if (terms.length > 0) pagesWithTerms += 1;
  }
  // Guards against a pattern that matches nothing.
  expect(pagesWithTerms).toBeGreaterThan(pages.length / 2);
});
