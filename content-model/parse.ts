/** Parses content files. Also runs in the browser, where the editor checks a file before it is saved. */
import { parse } from 'yaml';
import { type Facts, fillFacts, withFactSources } from './facts.ts';
import type { Site } from './schemas/site.ts';
import { siteFacts } from './site-facts.ts';
import { withEnglishFields } from './translated-fields.ts';

const noFacts = (): Facts => new Map();

/**
 * Parses the source of a file, replaces placeholders such as {site.phone} and {fact.twia-claim-year}, and adds the sources of its
 * facts. A translation also needs the source of its original.
 */
export function parseSource(
  file: string,
  source: string,
  readSite: () => Site,
  readFacts: () => Facts = noFacts,
  original?: string,
): { value: unknown; body?: string } {
  const fillSite = [source, original].some((one) => one?.includes('{site.')) ? siteFacts(readSite) : (text: string) => text;
  const fillFact = fillFacts(readFacts);
  const parseFilled = (one: string) => parseWith(file, one, (text) => fillSite(fillFact(text)));
  const { value, body } = parseFilled(source);
  const whole = original === undefined ? value : withEnglishFields(file, parseFilled(original).value, value);
  const all = withFactSources(file, whole, source, readFacts);
  return body === undefined ? { value: all } : { value: all, body };
}

/** Parses the source of a file and applies `fill` to each text. */
export function parseWith(file: string, source: string, fill: (text: string) => string): { value: unknown; body?: string } {
  const parseFilled = (yaml: string): unknown => parse(yaml, (_, value) => (typeof value === 'string' ? fill(value) : value));
  if (!file.endsWith('.md')) return { value: parseFilled(source) };
  const { matter, body } = splitMatter(source);
  return { value: parseFilled(matter), body: fill(body) };
}

/** Splits a Markdown file into its front matter, between two lines of ---, and the text after it. */
export function splitMatter(source: string): { matter: string; body: string } {
  const [, matter = '', body = source] = source.match(/^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/) ?? [];
  return { matter, body };
}

/** blog/a-post.md → a-post */
export const slugOf = (file: string) => file.replace(/^.*\//, '').replace(/\..*$/, '');
