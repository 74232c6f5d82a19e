import type { Language } from '../../content-model/content-paths';
import type { CalculatorContent } from '../../content-model/schemas/calculator';
import { formatDate } from '../lib/format-date';
import { interpolate } from '../lib/interpolate';
import { localizedPath } from '../lib/localized-path';
import { toolPath } from '../lib/page-paths';
import { application } from '../lib/structured-data';
import { calculatorOf, calculators } from '../tools/all-calculators';
import type { CalculatorWords } from '../tools/calculator-words';
import { exampleValues, parseValue, serializeValues, type Values } from '../tools/fields';
import { readClaim } from '../tools/formulas/claim-clock';
import { floodStart, readInputs as readFlood } from '../tools/formulas/flood-start';
import { formatFigures } from '../tools/use-calculator';
import { crumbsTo, pageAt, site, talkWords } from './content.server';
import { isOn, pagesOf, perLanguage, wordsOf } from './localized-content.server';
import { pageInfo } from './page-info.server';

export const toolIndex = wordsOf('pages/tools.yaml');
export const certificateWords = wordsOf('tools/certificate-request.yaml');
export const conversationWords = wordsOf('tools/conversation.yaml');
export const stormWords = wordsOf('tools/storm-plan.yaml');
export const claimClockWords = wordsOf('tools/claim-clock.yaml');

/** The claim clock has no computation section: its table explains the dates. */
type ToolWords = Omit<CalculatorContent, 'computation'> & Partial<Pick<CalculatorContent, 'computation'>>;

export const tools = pagesOf('tools');

function toolFile(language: Language, slug: string) {
  const found = tools(language).find((tool) => tool.slug === slug);
  if (!found) throw new Error(`content/tools/${slug}.yaml is missing`);
  return found;
}

/** Returns the slug of the calculator at the matched route. */
export function calculatorAt(language: Language, pattern: string): string {
  const { slug } = pageAt(tools(language), pattern);
  if (!isCalculator(slug)) throw new Error(`${slug} is not a calculator`);
  return slug;
}

const isCalculator = (slug: string) => calculators.has(slug);

/** Parses values that content sets for fields of a tool. */
export function toolValues(slug: string, list: { field: string; value: string }[] = []): Values {
  const fields = isCalculator(slug) ? toolWords('en', slug).fields : [];
  return Object.fromEntries(
    list.map(({ field: name, value: text }) => {
      const field = fields.find((one) => one.name === name);
      const value = field && parseValue(field, text);
      if (value === undefined) throw new Error(`content/tools/${slug}.yaml has no field ${name} that takes “${text}”`);
      return [name, value];
    }),
  );
}

/** For each calculator, a function that returns its texts in a language. */
const allWords = new Map([...calculators.keys()].map((slug) => [slug, wordsOf(`tools/${slug}.yaml`)]));

const toolWords = (language: Language, slug: string): ToolWords => allWords.get(slug)!(language) as CalculatorContent;

export function calculatorWords(language: Language, slug: string): CalculatorWords {
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
  } = toolWords(language, slug);
  const suggestions = listed.map(({ label, set }) => ({ label, set: toolValues(slug, set) }));
  return { slug, question, formLabel, fields, suggestions, figures, parts, total, outcomes, refusals, drawing };
}

/** A link to a tool that opens it with these values. */
export function toolLink(language: Language, slug: string, values: Values) {
  const fragment = isCalculator(slug) ? serializeValues(toolWords(language, slug).fields, { ...toolExample(slug), ...values }) : '';
  return { label: toolFile(language, slug).question, path: localizedPath(toolPath(slug), language) + fragment };
}

/** Names and paths of calculators, by slug; none without the workbench. */
export const toolNames = (language: Language, ...slugs: string[]) =>
  Object.fromEntries(
    (isOn('/tools') ? slugs : []).map((slug) => [
      slug,
      { label: toolWords(language, slug).name, path: localizedPath(toolPath(slug), language) },
    ]),
  );

/** Texts of a tool's page, without those of the tool itself. */
export function toolPageData(language: Language, slug: string, card = 'tools') {
  const { name, question, lead, reviewed, picture, omissions, sources = [], related, meta } = toolFile(language, slug);
  const { labels, crumb } = toolIndex(language);
  const { name: company, phone, email, sources: sourceWords } = site(language);
  const index = localizedPath('/tools', language);
  return {
    page: pageInfo(language, toolPath(slug), meta, card, {
      parent: { name: crumb, path: index },
      jsonLd: (facts) => [application(facts, question)],
    }),
    hero: {
      question,
      lead,
      reviewed: formatDate(reviewed, language),
      picture: picture && { alt: '', ...picture },
      crumbs: crumbsTo(language, { label: crumb, path: index }, { label: name }),
      words: { reviewed: labels.reviewed, privacy: labels.privacy },
    },
    omissions: {
      heading: labels.omissions,
      ...omissions,
      sources: { sources, words: sourceWords },
    },
    relatedPages: { heading: labels.relatedPages, links: related },
    company: { name: company, phone: phone.display, email },
  };
}

/** All tools, for the search index. */
export const toolDocuments = (language: Language) =>
  tools(language).map(({ path, question, name, lead, summary, meta, omissions }) => ({
    id: path,
    title: question,
    description: meta.description,
    category: name,
    text: [lead, summary, meta.title, ...omissions.items.map(({ text }) => text)].join(' '),
  }));

export function documentTools(language: Language) {
  const conversation = conversationWords(language);
  return {
    certificate: documentTool(language, 'certificate-request', certificateWords(language)),
    storm: documentTool(language, 'storm-plan', stormWords(language)),
    conversation: {
      ...documentTool(language, 'conversation', conversation),
      choices: conversation.groups.map(({ choices }) => choices[0]!.label),
    },
  };
}

function documentTool<P>(language: Language, slug: string, words: { question: string; name: string; preview: P }) {
  const { question, name, preview } = words;
  return { ...preview, question, name, path: localizedPath(toolPath(slug), language) };
}

/** Labels that all calculators share. */
export function calculatorLabels(language: Language) {
  const { labels } = toolIndex(language);
  return { ...labels, talk: talkWords(language), message: { ...labels.message, yes: labels.yes } };
}

export const computationOf = (language: Language, slug: string) => toolWords(language, slug).computation!;

/** The values of the example are the same in both languages. */
export const toolExample = (slug: string): Values => exampleValues(toolWords('en', slug).fields);

/** The formatted inputs and results of a calculator; `values` replace those of its example. */
export const toolFigures = (language: Language, slug: string, values: Values = {}) =>
  formatFigures(calculatorOf(slug), toolWords(language, slug).fields, { ...toolExample(slug), ...values }, language);

/** The calculators on the tools index, each with the result of its example. */
export const calculatorCards = perLanguage((language) =>
  [...calculators]
    .map(([slug, { showsDates }]) => {
      const { order, question, summary, exampleResult } = toolWords(language, slug);
      const figures = toolFigures(language, slug);
      return {
        slug,
        showsDates,
        order,
        question,
        summary,
        path: localizedPath(toolPath(slug), language),
        exampleResult: { figure: interpolate(exampleResult.figure, figures), text: interpolate(exampleResult.text, figures) },
      };
    })
    .sort((a, b) => a.order - b.order),
);

const flood = readFlood(toolExample('flood-start'));

/** Examples that the tools index illustrates. */
export const floodExample = { bought: flood.bought, start: floodStart(flood).start };
export const claimExample = readClaim(toolExample('claim-clock'));
export const limitExample = Number(toolExample('percent-deductible').limit);

export function deadlineToolWords(language: Language) {
  const { drawing } = toolWords(language, 'flood-start');
  const { timeline } = toolIndex(language);
  const step = (date: string) => claimClockWords(language).table.rows.find((row) => row.date === date)!.short;
  return {
    bought: drawing.words.bought!,
    starts: drawing.words.starts!,
    days: interpolate(drawing.words.days!, toolFigures(language, 'flood-start')),
    answer: timeline.answer,
    decide: step('decide'),
    pay: step('pay'),
    longest: timeline.longest,
    notice: step('notice'),
  };
}

export const embeddedFields = (slug: string) => toolWords('en', slug).embedded?.fields ?? [];
