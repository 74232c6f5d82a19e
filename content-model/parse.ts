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

/** What was parsed. A check parses most files several times, and the editor checks them all again before it saves. */
const parsed = new Map<string, unknown>();
function parseOnce(yaml: string): unknown {
  if (!parsed.has(yaml)) parsed.set(yaml, parse(yaml));
  return parsed.get(yaml);
}

/** A copy of a value with `fill` applied to each text. */
function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((entry) => filled(entry, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, fill)]));
}

/** Parses the source of a file and applies `fill` to each text. */
export function parseWith(file: string, source: string, fill: (text: string) => string): { value: unknown; body?: string } {
  const parseFilled = (yaml: string): unknown => filled(parseOnce(yaml), fill);
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
