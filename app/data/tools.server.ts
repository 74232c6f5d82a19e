/** Content of the tools. */
import { readContent, readFolder } from '../../content-model/read';
import type { CalculatorContent } from '../../content-model/schemas/calculator';
import { formatDate } from '../lib/format-date';
import { interpolate } from '../lib/interpolate';
import { toolPath } from '../lib/page-paths';
import { application } from '../lib/structured-data';
import { type CalculatorSlug, calculators } from '../tools/all-calculators';
import type { CalculatorWords } from '../tools/calculator-words';
import { exampleValues, parseValue, serializeValues, type Values } from '../tools/fields';
import { readClaim } from '../tools/formulas/claim-clock';
import { floodStart, readInputs as readFlood } from '../tools/formulas/flood-start';
import { formatFigures } from '../tools/use-calculator';
import { crumbsTo, pageAt, site, talkWords } from './content.server';
import { pageInfo } from './page.server';

export const toolIndex = readContent('pages/tools.yaml');
export const certificateWords = readContent('tools/certificate-request.yaml');
export const conversationWords = readContent('tools/conversation.yaml');
export const stormWords = readContent('tools/storm-plan.yaml');
export const claimClockWords = readContent('tools/claim-clock.yaml');

/** The claim clock explains itself in its table. */
type ToolWords = Omit<CalculatorContent, 'computation'> & Partial<Pick<CalculatorContent, 'computation'>>;

const files = readFolder('tools');

function toolFile(slug: string) {
  const found = files.find((tool) => tool.slug === slug);
  if (!found) throw new Error(`content/tools/${slug}.yaml is missing`);
  return found;
}

/** The calculator of the matched route. */
export function calculatorAt(pattern: string): CalculatorSlug {
  const { slug } = pageAt(
    files.map(({ slug }) => ({ slug, path: toolPath(slug) })),
    pattern,
  );
  if (!isCalculator(slug)) throw new Error(`${slug} is not a calculator`);
  return slug;
}

const isCalculator = (slug: string): slug is CalculatorSlug => slug in calculators;

/** Values as content lists them, read by the fields of the tool. */
export function toolValues(slug: string, list: { field: string; value: string }[] = []): Values {
  const fields = isCalculator(slug) ? wordsOf(slug).fields : [];
  return Object.fromEntries(
    list.map(({ field: name, value: text }) => {
      const field = fields.find((one) => one.name === name);
      const value = field && parseValue(field, text);
      if (value === undefined) throw new Error(`content/tools/${slug}.yaml has no field ${name} that takes “${text}”`);
      return [name, value];
    }),
  );
}

const wordsOf = (slug: CalculatorSlug): ToolWords => readContent(`tools/${slug}.yaml`);

export function calculatorWords(slug: CalculatorSlug): CalculatorWords {
  const {
    question,
    formLabel,
    fields,
    suggestions: listed = [],
    figures,
    parts = [],
    total,
    outcomes,
    refusals = {},
    drawing,
  } = wordsOf(slug);
  const suggestions = listed.map(({ label, set }) => ({ label, set: toolValues(slug, set) }));
  return { slug, question, formLabel, fields, suggestions, figures, parts, total, outcomes, refusals, drawing };
}

/** A link to a tool that opens it with these values. */
export function toolLink(slug: string, values: Values) {
  const fragment = isCalculator(slug) ? serializeValues(wordsOf(slug).fields, { ...toolExample(slug), ...values }) : '';
  return { label: toolFile(slug).question, path: toolPath(slug) + fragment };
}

/** Name and path of calculators, by slug. */
export const toolNames = (...slugs: CalculatorSlug[]) =>
  Object.fromEntries(slugs.map((slug) => [slug, { label: wordsOf(slug).name, path: toolPath(slug) }]));

/** What the page of every tool shows around the tool. */
export function toolFrame(slug: string, card = 'tools') {
  const { name, question, lead, reviewed, picture, omissions, sources = [], related, meta } = toolFile(slug);
  const { labels } = toolIndex;
  return {
    page: pageInfo(toolPath(slug), meta, card, {
      parent: { name: toolIndex.crumb, path: '/tools' },
      jsonLd: (facts) => [application(facts, question)],
    }),
    hero: {
      question,
      lead,
      reviewed: formatDate(reviewed),
      picture: picture && { alt: '', ...picture },
      crumbs: crumbsTo({ label: toolIndex.crumb, path: '/tools' }, { label: name }),
      words: { reviewed: labels.reviewed, privacy: labels.privacy },
    },
    omissions: {
      heading: labels.omissions,
      ...omissions,
      sources: sources.length > 0 ? `${sources.length > 1 ? site.sources.several : site.sources.one} ${sources.join('; ')}` : undefined,
    },
    relatedPages: { heading: labels.relatedPages, links: related },
    company: { name: site.name, phone: site.phone.display, email: site.email },
  };
}

/** All tools, for the site map. */
export const tools = files.map(({ slug, meta, reviewed }) => ({
  path: toolPath(slug),
  meta,
  reviewed,
}));

/** All tools, for the search index. */
export const toolDocuments = files.map(({ slug, question, name, lead, summary, meta, omissions }) => ({
  id: toolPath(slug),
  title: question,
  description: meta.description,
  category: name,
  text: [lead, summary, meta.title, ...omissions.items.map(({ text }) => text)].join(' '),
}));

export const documentTools = {
  certificate: documentTool('certificate-request', certificateWords),
  storm: documentTool('storm-plan', stormWords),
  conversation: {
    ...documentTool('conversation', conversationWords),
    choices: conversationWords.groups.map(({ choices }) => choices[0]!.label),
  },
};

function documentTool<P>(slug: string, { question, name, preview }: { question: string; name: string; preview: P }) {
  return { ...preview, question, name, path: toolPath(slug) };
}

/** The words that all calculators share. */
export const calculatorLabels = () => ({
  ...toolIndex.labels,
  talk: talkWords(),
  message: { ...toolIndex.labels.message, yes: toolIndex.labels.yes },
});

export const computationOf = (slug: CalculatorSlug) => wordsOf(slug).computation!;

export const toolExample = (slug: CalculatorSlug): Values => exampleValues(wordsOf(slug).fields);
export const toolExampleFigures = (slug: CalculatorSlug) => formatFigures(calculators[slug], wordsOf(slug).fields, toolExample(slug), 'en');

/** The calculators on the tools index, with the result of the example. */
export const calculatorCards = (Object.keys(calculators) as CalculatorSlug[])
  .map((slug) => {
    const { order, question, summary, exampleResult } = wordsOf(slug);
    const figures = toolExampleFigures(slug);
    return {
      slug,
      order,
      question,
      summary,
      path: toolPath(slug),
      exampleResult: { figure: interpolate(exampleResult.figure, figures), text: interpolate(exampleResult.text, figures) },
    };
  })
  .sort((a, b) => a.order - b.order);

const floodWords = wordsOf('flood-start');
const flood = readFlood(exampleValues(floodWords.fields));

/** Examples drawn on the tools index. */
export const floodExample = { bought: flood.bought, start: floodStart(flood).start };
export const claimExample = readClaim(exampleValues(claimClockWords.fields));
export const limitExample = Number(exampleValues(wordsOf('percent-deductible').fields)['limit']);

const step = (date: string) => claimClockWords.table.rows.find((row) => row.date === date)!.short;
export const deadlineToolWords = {
  bought: floodWords.drawing.words['bought']!,
  starts: floodWords.drawing.words['starts']!,
  days: interpolate(floodWords.drawing.words['days']!, toolExampleFigures('flood-start')),
  answer: toolIndex.timeline.answer,
  decide: step('decide'),
  pay: step('pay'),
  longest: toolIndex.timeline.longest,
  notice: step('notice'),
};

export const embeddedFields = (slug: CalculatorSlug) => wordsOf(slug).embedded?.fields ?? [];
