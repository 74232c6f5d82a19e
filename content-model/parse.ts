/** Parses content files. Also runs in the browser, where the editor checks a file before it is saved. */
import { parse } from 'yaml';
import type { Site } from './schemas/site.ts';
import { siteFacts } from './site-facts.ts';

/** Parses the source of a file and replaces placeholders such as {site.phone} with facts from site.yaml. */
export function parseSource(file: string, source: string, readSite: () => Site): { value: unknown; body?: string } {
  const fill = source.includes('{site.') ? siteFacts(readSite) : (text: string) => text;
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
