/**
 * Checks all words of the site: shape, length, forbidden phrases, repeated
 * sentences, pictures and cross references. Run: npm run check:content
 * With a part of a path it reports on matching files only: npm run check:content energy
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { allowed, forbidden } from './forbidden.ts';
import { splitMatter } from './front-matter.ts';
import * as schema from './schema.ts';

const here = import.meta.dirname;
const problems: { file: string; says: string }[] = [];
const report = (file: string, says: string) => problems.push({ file, says });

const load = async (file: string): Promise<unknown> => (await import(join(here, file))).default;
const list = (folder: string, ending: string) =>
  readdirSync(join(here, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ slug: name.slice(0, -ending.length), file: `${folder}/${name}` }));

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
const words = (value: string) => value.toLowerCase().match(/[\p{L}\p{N}$%’'./-]+/gu) ?? [];
const countWords = (value: unknown) => strings(value).reduce((sum, s) => sum + words(s).length, 0);

const fits = <T>(file: string, kind: ZodType<T>, value: unknown): T | undefined => {
  const result = kind.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) report(file, `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  return undefined;
};

const split = (file: string, source: string) => {
  try {
    return splitMatter(source);
  } catch (error) {
    report(file, (error as Error).message);
    return { matter: '', body: '' };
  }
};

const noForbidden = (file: string, text: string) => {
  const rest = allowed.reduce((s, { words: w }) => s.replaceAll(w, '').replaceAll(w[0]!.toUpperCase() + w.slice(1), ''), text);
  for (const { pattern, say } of forbidden) {
    const hit = rest.match(pattern);
    if (hit)
      report(
        file,
        `forbidden: “${hit[0]}” in “…${rest.slice(Math.max(0, hit.index! - 40), hit.index! + 50).replaceAll('\n', ' ')}…”: ${say}`,
      );
  }
};

/** Sister pages must not share a run of eight words. */
const noSharedRuns = (pages: { file: string; value: unknown }[]) => {
  const seen = new Map<string, string>();
  for (const { file, value } of pages) {
    const own = new Set<string>();
    for (const s of strings(value)) {
      const w = words(s);
      for (let i = 0; i + 8 <= w.length; i++) own.add(w.slice(i, i + 8).join(' '));
    }
    for (const run of own) {
      const other = seen.get(run);
      if (other) report(file, `shares “${run}” with ${other}`);
      else seen.set(run, file);
    }
  }
};

const cardWords = (file: string, where: string, cards: { text: string }[]) => {
  for (const [i, card] of cards.entries()) {
    const n = words(card.text).length;
    if (n < 18 || n > 30) report(file, `${where}.${i}: ${n} words, a card has 18 to 30`);
  }
};

const unique = (kind: string, entries: { file: string; value: string }[]) => {
  const seen = new Map<string, string>();
  for (const { file, value } of entries) {
    const other = seen.get(value);
    if (other) report(file, `${kind} “${value}” is also that of ${other}`);
    else seen.set(value, file);
  }
};

/* ---------- facts stand in site.ts alone ---------- */

const { default: site } = await import('./site.ts');
const facts = [site.phone.display, site.email, site.address.street];
for (const file of readdirSync(here, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(ts|md)$/.test(file) || file === 'site.ts') continue;
  const source = readFileSync(join(here, file), 'utf8');
  for (const fact of facts)
    if (source.includes(fact))
      report(file, `holds “${fact}”, which stands in content/site.ts: import it, or write {phone}, {email}, {hours}, {address}`);
}

/* ---------- pictures ---------- */

const pictures = ((await load('pictures.ts').catch(() => undefined)) ?? {}) as Record<string, { points: Record<string, [number, number]> }>;
const scene = (file: string, name: string) => {
  if (!existsSync(join(here, '../art/masters', `${name}.webp`))) report(file, `no picture “${name}”: art/masters/${name}.webp is missing`);
};
const pins = (file: string, name: string, at: { at: string }[]) => {
  scene(file, name);
  for (const { at: p } of at) {
    const points = pictures[name]?.points ?? {};
    if (!points[p]) report(file, `content/pictures.ts: “${name}” has no point “${p}”; it has: ${Object.keys(points).join(', ')}`);
  }
};
const noneTwice = (file: string, scenes: string[]) => {
  const twice = scenes.find((s, i) => scenes.indexOf(s) !== i);
  if (twice) report(file, `picture “${twice}” appears twice on the page`);
};

/* ---------- posts ---------- */

const posts = new Map<string, schema.PostMatter>();
for (const { slug, file } of list('blog', '.md')) {
  const source = readFileSync(join(here, file), 'utf8');
  const { matter, body } = split(file, source);
  const data = fits(file, schema.postMatter, parse(matter));
  if (data) {
    posts.set(slug, data);
    scene(file, data.scene);
  }
  const n = words(body.replace(/[#>*|[\]()]/g, ' ')).length;
  if (n < 600 || n > 1000) report(file, `${n} words, a post has 600 to 1,000`);
  if (!/illustrative/i.test(body)) report(file, 'has no example marked illustrative');
  if (/^# /m.test(body)) report(file, 'headings start at ##: the title is the h1');
  noForbidden(file, source);
}
for (const [slug, post] of posts)
  for (const r of post.related) if (!posts.has(r) || r === slug) report(`blog/${slug}.md`, `related post “${r}” does not exist`);
if (posts.size)
  unique(
    'number',
    [...posts].map(([slug, p]) => ({ file: `blog/${slug}.md`, value: String(p.number) })),
  );

/* ---------- everything else ---------- */

const titles: { file: string; meta: { title: string; description: string } }[] = [];
for (const [slug, p] of posts) titles.push({ file: `blog/${slug}.md`, meta: { title: p.title, description: p.description } });

const faq = ((await load('faq.ts').catch(() => undefined)) ?? []) as schema.FaqItem[];
const faqIds = new Set(faq.map((f) => f.id));

const industries: { file: string; value: schema.Industry }[] = [];
for (const { slug, file } of list('industries', '.ts')) {
  const value = fits(file, schema.industry, await load(file));
  if (!value) continue;
  industries.push({ file, value });
  titles.push({ file, meta: value.meta });
  const address = `${value.name} Insurance`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  if (address !== `${slug}-insurance`)
    report(file, `name “${value.name}” gives the address ${address}, the file name gives ${slug}-insurance`);
  const n = countWords({ ...value, meta: '', card: '', faq: '', posts: '' });
  if (n < 600) report(file, `${n} words of its own, at least 600`);
  scene(file, value.picture.scene);
  pins(file, value.why.picture.scene, value.why.reasons);
  for (const id of value.faq.first) if (faq.length && !faqIds.has(id)) report(file, `no question “${id}” in content/faq.ts`);
  for (const p of value.posts) if (!posts.has(p)) report(file, `no post “${p}”`);
  noneTwice(file, [value.picture.scene, value.why.picture.scene, ...value.posts.flatMap((p) => posts.get(p)?.scene ?? [])]);
}
noSharedRuns(industries);
if (industries.length)
  unique(
    'order',
    industries.map(({ file, value }) => ({ file, value: String(value.order) })),
  );

const personal: { file: string; value: schema.PersonalLine }[] = [];
const personalSlugs = new Set(list('personal', '.ts').map(({ slug }) => slug));
for (const { slug, file } of list('personal', '.ts')) {
  const value = fits(file, schema.personalLine, await load(file));
  if (!value) continue;
  personal.push({ file, value });
  titles.push({ file, meta: value.meta });
  const n = countWords({ ...value, meta: '', card: '' });
  if (n < 500) report(file, `${n} words of its own, at least 500`);
  cardWords(file, 'highlights.cards', value.highlights.cards);
  cardWords(file, 'differentiators', value.differentiators);
  scene(file, value.picture.scene);
  pins(file, value.covers.picture.scene, value.covers.items);
  if (value.rise) scene(file, value.rise.dry.scene);
  noneTwice(file, [value.picture.scene, value.covers.picture.scene, ...(value.rise ? [value.rise.dry.scene] : [])]);
  for (const s of value.sisters) if (!personalSlugs.has(s) || s === slug) report(file, `no sister line “${s}”`);
  if (!/additional cost/i.test(value.enhancements.lead)) report(file, 'enhancements.lead must say “at additional cost”');
}
noSharedRuns(personal);

const services: { file: string; value: schema.Service }[] = [];
const serviceKinds: Record<string, ZodType<schema.Service>> = {
  'commercial-property': schema.commercialProperty,
  'claims-advocacy': schema.claimsAdvocacy,
  'alternative-risk-financing': schema.alternativeRisk,
  'loss-control': schema.lossControl,
  'portfolio-management': schema.portfolioManagement,
  'private-client': schema.privateClient,
  'risk-management': schema.riskManagement,
  'benchmark-network': schema.network,
};
for (const { slug, file } of list('services', '.ts')) {
  const kind = serviceKinds[slug];
  if (!kind) {
    report(file, 'not one of the eight services');
    continue;
  }
  const value = fits(file, kind, await load(file));
  if (!value) continue;
  services.push({ file, value });
  titles.push({ file, meta: value.meta });
  scene(file, value.picture.scene);
  if ('advisory' in value) pins(file, value.advisory.picture.scene, value.advisory.items);
  const n = countWords({ ...value, meta: '', card: '' });
  if (n < 450) report(file, `${n} words of its own, at least 450`);
}
noSharedRuns(services);

for (const { file } of list('pages', '.ts')) {
  const value = (await load(file)) as Record<string, unknown>;
  const kind = {
    'pages/about.ts': schema.about,
    'pages/blog.ts': schema.blog,
    'pages/search.ts': schema.searchPage,
    'pages/careers.ts': schema.careers,
    'pages/industry-index.ts': schema.industryIndex,
    'pages/booking-scheduler.ts': schema.portal,
    'pages/payment-portal.ts': schema.portal,
    'pages/onboarding.ts': schema.onboarding,
    'pages/not-found.ts': schema.notFound,
    'pages/offline.ts': schema.offlinePage,
    'pages/personal-index.ts': schema.personalIndex,
  }[file];
  if (kind) fits(file, kind as ZodType<unknown>, value);
  const meta = fits(file, schema.pageMeta, value?.['meta']);
  if (meta) titles.push({ file, meta });
  const industrySlugs = (value as Partial<schema.IndustryIndex>).overlaps?.items.flatMap((item) => item.industries) ?? [];
  for (const s of industrySlugs) if (!industries.some((i) => i.file === `industries/${s}.ts`)) report(file, `no industry “${s}”`);
  const { groups } = value as Partial<schema.PersonalIndex>;
  if (file === 'pages/personal-index.ts' && groups) {
    const named = groups.flatMap((group) => group.lines).sort();
    const all = [...personalSlugs].sort();
    if (named.join() !== all.join()) report(file, `groups name ${named.join(', ')}; each of ${all.join(', ')} stands in one group`);
  }
  for (const slug of (value as Partial<schema.SearchPage>).best ?? []) if (!posts.has(slug)) report(file, `no post “${slug}”`);
  const operators = (value as Partial<schema.About>).operators;
  if (operators) pins(file, operators.picture.scene, operators.points);
  noForbidden(file, strings(value).join('\n'));
}
for (const { file, value } of [...industries, ...personal, ...services]) noForbidden(file, strings(value).join('\n'));

for (const item of faq) fits('faq.ts', schema.faqItem, item);
noForbidden('faq.ts', strings(faq).join('\n'));
for (const [file, kind] of [
  ['people.ts', schema.teamMember],
  ['reviews.ts', schema.review],
  ['partners.ts', schema.partner],
] as const) {
  const items = ((await load(file).catch(() => undefined)) ?? []) as unknown[];
  for (const item of items) fits(file, kind as ZodType<unknown>, item);
  noForbidden(file, strings(items).join('\n'));
}
for (const { file } of list('legal', '.md')) {
  const source = readFileSync(join(here, file), 'utf8');
  const matter = fits(file, schema.legalMatter, parse(split(file, source).matter));
  if (matter) titles.push({ file, meta: matter.meta });
  noForbidden(file, source);
}

unique(
  'title',
  titles.map(({ file, meta }) => ({ file, value: meta.title })),
);
unique(
  'description',
  titles.map(({ file, meta }) => ({ file, value: meta.description })),
);

const only = process.argv[2];
const shown = only ? problems.filter(({ file }) => file.includes(only)) : problems;
for (const { file, says } of shown) console.log(`content/${file}: ${says}`);
console.log(
  shown.length
    ? `content: ${shown.length} problems`
    : `content: fine (${industries.length} industries, ${personal.length} personal lines, ${services.length} services, ${posts.size} posts)`,
);
process.exitCode = shown.length ? 1 : 0;
