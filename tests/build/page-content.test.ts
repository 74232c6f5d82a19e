/** What the pages say and link to, read from their HTML. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { formatDate } from '../../app/lib/format-date.ts';
import type { ContentPath } from '../../content-model/content-paths.ts';
import { readContent, readFolder } from '../../content-model/read.ts';
import { sectionOf } from '../../content-model/schemas/service.ts';
import { detailPages, industryPath, industrySlugs, paths, personalPath, personalSlugs, services } from '../site-paths.ts';
import { attributes, hrefs, linksIn, partUnder, rows, texts } from './read-html.ts';
import { mainOf, pageAt } from './start-server.ts';

const site = readContent('site.yaml');

const property = '/services/commercial-property';
const carrierDefinition = '/disclosures#what-a-rated-50-and-100-mean';
const newTab = ' (opens in a new tab)';
const reviewNote = /Texas.*Last reviewed \w+ \d{1,2}, \d{4}/s;

const units: Record<string, number> = { K: 1e3, M: 1e6 };
const amount = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * (units[text.at(-1)!] ?? 1));
const total = (amounts: number[]) => amounts.reduce((sum, value) => sum + value, 0);
const column = (body: string[][], at: number) => body.map((row) => amount(row[at]!));

test('every page of the specification exists', () => {
  const industries =
    'real-estate hospitality retail-service construction energy healthcare manufacturing transportation food-beverage auto-service environmental financial-services non-profit wholesale';
  const lines = 'homeowners auto rental-property condo classic-auto builders-risk flood motorcycle life';
  const below = 'claims-advocacy alternative-risk-financing loss-control portfolio-management';
  const expected = [
    ...industries.split(' ').map((slug) => `/industry/${slug}-insurance`),
    ...lines.split(' ').map((slug) => `/personal/${slug}-insurance`),
    ...below.split(' ').map((slug) => `${property}/${slug}`),
    ...['commercial-property', 'private-client', 'risk-management', 'benchmark-network'].map((slug) => `/services/${slug}`),
  ];
  expect(paths).toEqual(expect.arrayContaining(expected));
});

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
    // no tool with a button that opens a form
    expect(main.innerHTML, path).not.toContain(readContent('forms.yaml').talk.button);
    expect(texts(main, '[target="_blank"]')).toEqual([]);
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
const notShown = [
  'meta',
  'card',
  'page',
  'finder',
  'less',
  'reviewed',
  'kind',
  'scene',
  'icon',
  'at',
  'hail',
  'layout',
  'share',
  'sum',
  'stop',
  'sums',
  'given',
  'figure',
];
const sentencesOf = (content: unknown): string[] =>
  typeof content === 'string'
    ? content.split(/(?<=\.) /)
    : Object.entries(content ?? {}).flatMap(([field, value]) => (notShown.includes(field) ? [] : sentencesOf(value)));

test.each(contentFiles)('%s shows every sentence of %s', async (path, file) => {
  const main = await mainOf(path);
  const names = ['alt', 'aria-label', 'href', 'id', 'data-opened', 'data-blocked'];
  const values = names.flatMap((name) => attributes(main, `[${name}]`, name));
  const comparable = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
  const shown = comparable(main.textContent + values.join(''));
  const content = readContent(file);
  expect(sentencesOf(content).filter((sentence) => !shown.includes(comparable(sentence)))).toEqual([]);
  const page = await pageAt(path);
  const { meta } = content as { meta: { title: string; description: string } };
  expect([meta.title, `${meta.title} | ${site.shortName}`]).toContain(texts(page, 'title')[0]);
  expect(attributes(page, 'meta[name="description"]', 'content')).toEqual([meta.description]);
});

test('industry pages: the eight shared sections in order, a loss marked as an example, a closing section of their own', async () => {
  for (const slug of industrySlugs) {
    const { hero, why, layout, faq, contact } = readContent(`industries/${slug}.yaml`);
    const main = await mainOf(industryPath(slug));
    expect(texts(main, 'h1'), slug).toEqual([hero.title]);
    expect(main.textContent, slug).toContain('Example figures');
    const products = layout?.headings.products ?? 'Products and services';
    const shared = ['Our approach', why.heading, products, 'Who we serve', faq.heading, 'From the field book', contact.heading];
    const headings = texts(main, 'h2').filter((heading) => shared.includes(heading));
    expect(headings, slug).toEqual(shared);
    expect(why.heading).toContain(site.shortName);
    expect(linksIn(main), slug).toContainEqual(['Talk to an advisor', '#contact', undefined]);
  }
  const closings = industrySlugs.map((slug) => readContent(`industries/${slug}.yaml`).contact.heading);
  expect(new Set(closings).size).toBe(industrySlugs.length);
});

test('industry pages: the rules of the trade are links to its agencies, and other states are named', async () => {
  const { sources } = readContent('site.yaml');
  for (const slug of industrySlugs) {
    const { texas } = readContent(`industries/${slug}.yaml`);
    const note = (await mainOf(industryPath(slug))).querySelector('#texas')!;
    expect(texas.agencies, slug).toBeDefined();
    expect(linksIn(note), slug).toEqual(expect.arrayContaining(texas.agencies!.map(({ name, link }) => [name, link, undefined])));
    expect(note.textContent, slug).toContain(sources.agencies);
    expect(note.textContent, slug).toContain(sources.elsewhere);
  }
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
    const partners = main.querySelector('section[aria-label="Partners we place with"]')!;
    expect(texts(partners, 'li'), slug).toHaveLength(5);
    expect(linksIn(partners), slug).toEqual([['100+ carriers and specialty markets', carrierDefinition, undefined]]);
  }
});

test('/industry lists every industry with a picture and a line, and last the way to an advisor', async () => {
  const list = (await mainOf('/industry')).querySelector('#trades ul')!;
  expect(hrefs(list)).toEqual([...industrySlugs.map(industryPath), '#contact']);
  for (const [i, slug] of industrySlugs.entries()) {
    const { name, card } = readContent(`industries/${slug}.yaml`);
    const trade = list.querySelectorAll('li')[i]!;
    expect(texts(trade, 'a')).toEqual([name]);
    expect(texts(trade, 'p')).toEqual([card.line]);
    expect(trade.querySelectorAll('img')).toHaveLength(1);
  }
});

test('/personal lists every line with a description of it', async () => {
  const needs = attributes(await mainOf('/personal'), 'li:contains("You need this if ") a', 'href');
  expect(needs.sort()).toEqual(personalSlugs.map(personalPath).sort());
});

test.each([
  ['extended replacement cost up to 150% of dwelling limit', 'homeowners', 'on eligible policies, up to 150% of the dwelling limit'],
  ['extended vacancy coverage up to 60 days', 'rental-property', 'on eligible policies, up to 60 days while between tenants'],
  ['classic cars are 25+ years old', 'classic-auto', 'a car 25 years or older (25+)'],
  ['flood waiting period typically 30 days for the national program', 'flood', 'In the national program the wait is typically 30 days'],
] as const)('content claim: %s', async (_, slug, words) => {
  const { headings } = readContent(`personal/${slug}.yaml`).layout;
  expect(texts(partUnder(await mainOf(personalPath(slug)), headings.highlights), 'li')[0]).toContain(words);
});

test('personal pages: the sections of the specification in its order, 7 highlights, enhancements at additional cost, 4 differentiators with icon, a worked example, two related lines', async () => {
  for (const slug of personalSlugs) {
    const { layout, example } = readContent(`personal/${slug}.yaml`);
    const main = await mainOf(personalPath(slug));
    expect(texts(main, 'h1'), slug).toEqual([expect.stringMatching(/ insurance$/)]);
    const shared = ['overview', 'what-we-cover', 'highlights', 'fine-print', 'differentiators', 'clients', 'next'];
    const ids = main.querySelectorAll('[id]').map(({ id }) => id);
    expect(
      ids.filter((id) => shared.includes(id)),
      slug,
    ).toEqual(shared);
    expect(texts(partUnder(main, layout.headings.highlights), 'li'), slug).toHaveLength(7);
    expect(texts(main, 'h3'), slug).toContain(layout.headings.enhancements);
    expect(main.textContent, slug).toContain('at additional cost');
    const differentiators = partUnder(main, layout.headings.differentiators);
    expect(differentiators.querySelectorAll('li'), slug).toHaveLength(4);
    expect(differentiators.querySelectorAll('svg'), slug).toHaveLength(4);
    expect(texts(main, 'h2'), slug).toContain('Who we work with');
    expect(main.textContent, slug).toContain('Example figures');
    const dollars = texts(partUnder(main, `What goes wrong. ${example.title}`), 'td').filter((cell) => /^−?\$[\d,]+$/.test(cell));
    expect(dollars.length, slug).toBeGreaterThanOrEqual(3);
    expect(main.querySelector('#texas')!.textContent, slug).toMatch(reviewNote);
    const related = hrefs(main).filter((href) => href?.startsWith('/personal/'));
    expect(new Set(related).size, slug).toBe(2);
    expect(personalSlugs.filter((other) => other !== slug).map(personalPath)).toEqual(expect.arrayContaining(related));
  }
});

test('service pages: a loss marked as an example, a note on Texas, breadcrumbs in which Services is plain text', async () => {
  for (const [path, title] of services) {
    const main = await mainOf(path);
    expect(texts(main, 'h1')).toEqual([title]);
    expect(main.textContent, path).not.toMatch(/[{}]/);
    expect(main.textContent, path).toContain('Example figures');
    expect(main.querySelector('#texas')!.textContent, path).toMatch(reviewNote);
    const crumbs = main.querySelector('nav')!;
    const above = path.startsWith(`${property}/`) ? ['Commercial property'] : [];
    expect(texts(crumbs, 'li'), path).toEqual(['Home', 'Services', ...above, title]);
    expect(texts(crumbs, 'a'), path).toEqual(['Home', ...above]);
    expect(texts(crumbs, '[aria-current="page"]'), path).toEqual([title]);
  }
});

test('the four services of the property cycle link to each other', async () => {
  const names = ['Portfolio management', 'Alternative risk financing', 'Loss control', 'Claims advocacy'];
  const cycle = names.map((name) => `${property}/${name.toLowerCase().replaceAll(' ', '-')}`);
  const index = await mainOf(property);
  const steps = index.querySelectorAll('ol').find((list) => texts(list, 'h3')[0]?.startsWith('Value'))!;
  expect(texts(steps, 'h3')).toEqual([/^Value/, /^Place/, /^Protect/, /^Recover/].map((verb) => expect.stringMatching(verb)));
  expect(texts(steps, 'a')).toEqual(names);
  expect(hrefs(steps)).toEqual(cycle);
  for (const [at, path] of cycle.entries()) {
    const nav = (await mainOf(path)).querySelector('nav[aria-label="The property cycle"]')!;
    expect(hrefs(nav), path).toEqual(cycle);
    expect(attributes(nav, 'a', 'aria-current')).toEqual(cycle.map((_, i) => (i === at ? 'page' : undefined)));
  }
});

test('claims advocacy shows the timeline of a claim with its statutory clocks', async () => {
  const main = await mainOf(`${property}/claims-advocacy`);
  const steps = texts(main, '#timeline li');
  const step = (heading: string) => steps.find((text) => text.startsWith(heading));
  for (const [heading, clock] of [
    ['Within 15 days', '15 days to acknowledge'],
    ['When you send it', '15 business days after receiving all items'],
    ['If it needs longer', '45 days more'],
    ['After acceptance', '5 business days'],
    ['If a date is missed', 'More than 60 days'],
  ] as const)
    expect(step(heading)).toContain(clock);
  expect(step('Day 0')).not.toContain('The insurer’s clock');
  expect(main.textContent).toContain('This is a summary, not legal advice');
});

test('alternative risk financing: the layers of retention, captive and excess add up to each claim', async () => {
  const { sections } = readContent('services/alternative-risk-financing.yaml');
  const layers = sectionOf(sections, 'layers');
  const options = sectionOf(sections, 'options');
  const { name, keep, collateral, suits, exit } = readContent('service-labels.yaml').options;
  const main = await mainOf(`${property}/alternative-risk-financing`);
  const table = `table:contains("${layers.items[0]!.name}")`;
  const [head] = rows(main, `${table} thead`);
  const body = rows(main, `${table} tbody`);
  expect(body.map(([layer]) => layer)).toEqual(layers.items.map((layer) => expect.stringContaining(layer.name)).reverse());
  for (const at of [1, 2, 3]) expect(total(column(body, at))).toBe(amount(head![at]!));
  const compared = `table:contains("${options.rows[0]!.name}")`;
  expect(rows(main, `${compared} thead`)).toEqual([[name, keep, collateral, suits, exit]]);
  expect(rows(main, `${compared} tbody`)).toHaveLength(options.rows.length);
});

test('loss control covers emergency response too, on a scale from 120 to 0 hours', async () => {
  const response = partUnder(await mainOf(`${property}/loss-control`), 'Emergency response');
  const hours = texts(response, 'h3').map((heading) => Number.parseInt(heading, 10));
  expect([hours.at(0), hours.at(-1)]).toEqual([120, 0]);
  expect(hours).toEqual(hours.toSorted((a, b) => b - a));
  expect(response.textContent.match(/Owner: \S/g)).toHaveLength(hours.length);
});

test('portfolio management: the totals and shares of the schedule agree with its rows', async () => {
  const main = await mainOf(`${property}/portfolio-management`);
  const body = rows(main, 'table:contains("Statement of values") tbody');
  const [foot] = rows(main, 'table:contains("Statement of values") tfoot');
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

test('risk management: five steps, a register of risks by rank, six contract clauses, and costs that add up', async () => {
  const main = await mainOf('/services/risk-management');
  expect(texts(partUnder(main, 'The five steps of risk management'), 'h3')).toEqual(['Identify', 'Measure', 'Treat', 'Finance', 'Monitor']);
  expect(texts(main, ':is(ol, ul):contains("Waiver of subrogation") h3')).toHaveLength(6);
  expect(main.textContent).toContain('The rest of a contract is for your attorney');

  const register = rows(main, 'table:contains("Risk register") tbody');
  expect(register.length).toBeGreaterThanOrEqual(6);
  const ranks = register.map(([, , likelihood, severity]) => Number(likelihood) * Number(severity));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  for (const [, , likelihood, severity, rank] of register) {
    const product = Number(likelihood) * Number(severity);
    expect(rank).toBe(product >= 12 ? `${product}, goes to the board` : `${product}`);
  }

  const body = rows(main, 'table:contains("Total cost of risk") tbody');
  const [foot] = rows(main, 'table:contains("Total cost of risk") tfoot');
  for (const at of [1, 2, 3]) expect(amount(foot![at]!)).toBe(total(column(body, at)));
  for (const [, before, after, change] of body) expect(amount(change!)).toBe(amount(after!) - amount(before!));
});

test('benchmark network: six groups with icons', async () => {
  const { heading } = sectionOf(readContent('services/benchmark-network.yaml').sections, 'groups');
  const groups = partUnder(await mainOf('/services/benchmark-network'), heading);
  expect(texts(groups, 'h3')).toEqual(['Contractors', 'Developers', 'Lenders', 'Passive investors', 'Advisors', 'Facility vendors']);
  expect(groups.querySelectorAll('li > svg')).toHaveLength(6);
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
  const tools = texts(main, 'article:contains("Example figures") h3');
  expect(tools).toEqual(['Quote desk', 'Certificates in minutes', 'Claim tracker', 'Market reader']);
});

test('/careers: 90-day plan, three tracks, two staff testimonials, links to openings and to LinkedIn in a new tab', async () => {
  const main = await mainOf('/careers');
  expect(texts(partUnder(main, 'The 90-day success plan'), 'li')).toHaveLength(3);
  expect(texts(main, 'article h3')).toEqual(['Expert', 'Leadership', 'Producer']);
  expect(texts(main, 'figcaption')).toEqual([
    expect.stringContaining('Teresa V.\naccount executive'),
    expect.stringContaining('Marcus L.\nproducer'),
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
  expect(texts(main, 'section')[0]).toMatch(/^Elena Marsh\nSenior Advisor/);
  expect(linksIn(main).slice(1, 4)).toEqual([
    ['Phone', site.phone.href, undefined],
    [`Chat${newTab}`, site.urls.chat, '_blank'],
    ['Email', `mailto:${site.email}`, undefined],
  ]);
  expect(main.textContent).toContain('0%of your application');
  expect(attributes(main, '[role="progressbar"]', 'aria-valuenow')).toEqual(['0']);
  const { steps } = readContent('pages/onboarding.yaml');
  expect(texts(main, 'li')).toEqual(steps.map(({ label, at }) => `${label}, not yet${at}%`));
});

test('legal pages: dates, governing law, definitions of 50+ and 100+, and that no insurance is bought on the site', async () => {
  const privacy = await mainOf('/privacy-notice');
  expect(texts(privacy, 'h1')).toEqual(['Privacy notice']);
  expect(privacy.textContent).toContain('EffectiveFebruary 1, 2019');
  expect(texts(privacy, '#state-privacy-supplement + p')[0]).toMatch(/Dated \w+ \d+, \d{4}\. It adds to the notice above/);
  const { textContent: terms } = await mainOf('/terms-of-service');
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
  expect(disclosures.textContent).toContain('counted as of October 1, 2026');
  expect(disclosures.textContent).toContain(site.licenses[0]!.number);
  expect(disclosures.textContent).not.toMatch(/[[\]{}]/);
});

test('home: sections in order, marketing claims, four steps, one example with gaps in words, sample reviews', async () => {
  const { how, compare, proofPoints, specialties, testimonials, contact } = readContent('pages/home.yaml');
  const main = await mainOf('/');
  expect(texts(main, 'h2')).toEqual([how, compare, proofPoints, specialties, testimonials, contact].map((section) => section?.heading));
  for (const claim of ['50+ A-rated carriers', 'Over 50 years of combined experience', '112 verified Google reviews', '4.6 overall rating'])
    expect(texts(main, 'h3')).toContain(claim);
  for (const name of ['100+ carriers and specialty markets', 'What A-rated means'])
    expect(linksIn(main)).toContainEqual([name, carrierDefinition, undefined]);

  const steps = partUnder(main, how.heading).querySelectorAll('li');
  expect(steps).toHaveLength(4);
  for (const step of steps) expect(texts(step, 'h3, h3 + p')).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);

  expect(texts(main, 'td').filter((cell) => cell === 'Excluded (gap)')).toHaveLength(2);

  const reviews = partUnder(main, testimonials.heading);
  expect(reviews.textContent).toContain('Sample reviews, shown until real ones are published.');
  for (const [i, { rating, tags }] of readContent('reviews.yaml').entries()) {
    const review = reviews.querySelectorAll('li')[i]!;
    expect(review.textContent).toContain(`${rating} of 5`);
    expect(review.textContent).toContain(tags.join(', '));
    expect(texts(review, 'time')).toEqual([expect.stringContaining('2026')]);
    expect(review.querySelectorAll('img')).toHaveLength(1);
  }
});

test('the section nav of a long page links to each of its sections by heading', async () => {
  for (const path of detailPages) {
    const main = await mainOf(path);
    const links = linksIn(main.querySelector(`nav[aria-label="${site.reading.contents}"]`)!);
    expect(links.length, path).toBeGreaterThanOrEqual(6);
    for (const [name, href] of links) expect(texts(main, href!), path).toEqual([expect.stringContaining(name!)]);
  }
});

test('/glossary has at least 120 terms in alphabetical order, states their number, and a letter without terms is plain text', async () => {
  const main = await mainOf('/glossary');
  const names = texts(main, 'summary dfn');
  expect(names.length).toBeGreaterThanOrEqual(120);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(main.textContent).toContain(readContent('pages/glossary.yaml').lead.replace('{count}', String(names.length)));
  expect(texts(main, 'nav[aria-label="A to Z"] a')).toEqual([...new Set(names.map((name) => name[0]))]);
});

test('posts: author, dates, reading time, summary, disclaimer, three related posts, no picture twice, no call to action in posts on long-term care', async () => {
  for (const { slug, title, author, date, reviewed, reviewedBy, alt, summary, category } of readFolder('blog')) {
    const main = await mainOf(`/blog/${slug}`);
    expect(texts(main, 'h1')).toEqual([title]);
    const review = `${formatDate(reviewed)}, by our ${reviewedBy}`;
    expect(texts(main, 'dd').slice(0, 4)).toEqual([author, formatDate(date), expect.stringMatching(/^\d+ min$/), review]);
    expect(texts(partUnder(main, 'In short'), 'li'), slug).toHaveLength(summary.length);
    expect(main.textContent, slug).toContain('General information, not legal, tax or insurance advice.');
    expect(texts(partUnder(main, 'Read next'), 'h3'), slug).toHaveLength(3);
    expect(attributes(main, 'picture img', 'alt')[0]).toBe(alt);
    expect(new Set(attributes(main, 'picture img', 'src')).size, slug).toBe(4);
    const isLongTermCare = category === 'long-term-care-insurance';
    expect(texts(main, 'a').includes('Ask an advisor'), slug).toBe(!isLongTermCare);
    if (!isLongTermCare) continue;
    expect(texts(main, 'form, [href*="contact"]'), slug).toEqual([]);
    const outside = hrefs(main)
      .filter((href) => href?.startsWith('https:'))
      .map((href) => new URL(href!).hostname);
    expect(
      outside.filter((host) => !/\.(gov|org|texas\.gov|state\.tx\.us)$/.test(host)),
      slug,
    ).toEqual([]);
  }
});

test('at most eight dotted words on a page, none twice in a section, none in headings, links, tables or quotations', async () => {
  const button = 'button[popovertarget^="definition-"]:not([popovertargetaction])';
  const termsIn = (part: HTMLElement, selector = button) => attributes(part, selector, 'popovertarget');
  const pages = paths.filter((path) => /^\/(industry|personal|services)\/|^\/blog\/(?!search)/.test(path));
  let pagesWithTerms = 0;
  for (const path of pages) {
    const main = await mainOf(path);
    const terms = termsIn(main);
    expect(terms.length, path).toBeLessThanOrEqual(8);
    expect(termsIn(main, `:is(h1, h2, h3, h4, a, table, blockquote, figure, nav) ${button}`), path).toEqual([]);
    expect(attributes(main, '[id]', 'id'), path).toEqual(expect.arrayContaining(terms));
    const sections = main.querySelectorAll('section').map((section) => termsIn(section));
    for (const section of sections) expect(new Set(section).size, path).toBe(section.length);
    if (sections.flat().length > 0) pagesWithTerms += 1;
  }
  // Guards against a selector that matches nothing.
  expect(pagesWithTerms).toBeGreaterThan(pages.length / 2);
});

test('a drawing with a description hides the texts inside it from screen readers', async () => {
  const exposed: string[] = [];
  for (const path of paths)
    for (const text of (await mainOf(path)).querySelectorAll('svg[role="img"] text'))
      if (!text.closest('[aria-hidden="true"]')) exposed.push(`${path}: ${text.textContent}`);
  expect(exposed).toEqual([]);
});
