/** Renders Markdown to HTML, at build time only. */
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, type Plugin, unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Language } from '../../content-model/content-paths';
import { localizedPath } from '../lib/localized-path';
import { site } from './content.server';
import { isOn } from './localized-content.server';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface Markdown {
  html: string;
  headings: Heading[];
}

const processor = (plugins: PluggableList) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(() => (tree: Root, file) => {
      const ids = file.data.ids as string[];
      for (const [i, node] of headingElements(tree).entries()) if (ids[i]) node.properties.id = ids[i];
      file.data.headings = headingsOf(tree);
    })
    .use(plugins)
    .use(rehypeStringify);

const texts = processor([]);
const articles = processor([[rehypeAutolinkHeadings, { behavior: 'wrap', test: 'h2' }], () => wrapExample]);

/**
 * Renders the source without front matter. Headings get ids for the table of contents; a translation has the ids of the
 * English text, so that a fragment works in both languages.
 */
export const renderMarkdown = (source: string, language: Language, english?: string) => render(texts, source, language, english);

/** Like renderMarkdown, but each h2 links to itself, and the illustrative example of the article is in a <div data-example>. */
export const renderArticle = (source: string, language: Language, english?: string, ...plugins: Plugin<[], Root>[]) =>
  render(articles().use(plugins), source, language, english);

function render(kind: ReturnType<typeof processor>, source: string, language: Language, english?: string): Markdown {
  const ids = english && english !== source ? renderMarkdown(english, 'en').headings.map(({ id }) => id) : [];
  const file = kind()
    .use(formatTables, language)
    .use(linkPhones)
    .use(localizeLinks, language)
    .processSync({ value: source, data: { ids } });
  return { html: String(file), headings: file.data.headings as Heading[] };
}

function named(tree: Root | Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (names.includes(node.tagName)) found.push(node);
  });
  return found;
}

const headingElements = (tree: Root) => named(tree, 'h2', 'h3', 'h4', 'h5', 'h6');

const headingsOf = (tree: Root): Heading[] =>
  headingElements(tree).map((node) => ({
    id: String(node.properties.id),
    text: textOf(node),
    depth: Number(node.tagName[1]),
  }));

/**
 * Rehype plugin: puts each table into a focusable frame, so that wide tables can be scrolled with the keyboard, and turns
 * the cells of the first row and the first column into headings.
 */
function formatTables(language: Language) {
  const { table: label } = site(language).labels;
  return (tree: Root) => {
    for (const cell of named(tree, 'th', 'td')) {
      // the align attribute is obsolete in HTML
      const { align, ...properties } = cell.properties;
      cell.properties = { ...properties, dataAlign: align };
    }
    for (const column of named(tree, 'th')) {
      // the empty corner cell above the row headings is not a heading
      if (textOf(column) === '') column.tagName = 'td';
      else column.properties.scope = 'col';
    }
    for (const [i, node] of named(tree, 'table').entries()) {
      const table = { ...node };
      const [head, ...rows] = named(table, 'tr').map((row) => named(row, 'th', 'td'));
      for (const [name, ...cells] of rows) {
        if (name) {
          // Narrow screens stack the cells of a row. A row heading that starts with a number then shows its column heading too.
          const dataLabel = /^[+\d]/.test(textOf(name)) ? textOf(head![0]!) : undefined;
          Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row', dataLabel } });
        }
        for (const [j, cell] of cells.entries()) {
          // Stacked cells show their column heading; the span keeps the cell's words together beside it.
          cell.properties.dataLabel = textOf(head![j + 1]!);
          if (cell.children.length) cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
        }
      }
      const columns = head!.map((cell) => textOf(cell)).filter(Boolean);
      Object.assign(node, {
        tagName: 'div',
        properties: { role: 'region', ariaLabel: `${label.replace('{number}', String(i + 1))} ${columns.join(', ')}`, tabIndex: 0 },
        children: [table],
      });
    }
  };
}

/**
 * Rehype plugin: on a Spanish page, links lead to Spanish pages. Of a link to a part of the site that is switched off the words are left.
 */
function localizeLinks(language: Language) {
  return (tree: Root) => {
    for (const link of named(tree, 'a')) {
      const href = String(link.properties.href);
      if (isOn(href)) link.properties.href = localizedPath(href, language);
      else Object.assign(link, { tagName: 'span', properties: {} });
    }
  };
}

/** Matches (713) 555-0142, 800-252-3439 and 2-1-1. */
const phone = /((?:\(\d{3}\) |\b\d{3}-)\d{3}-\d{4}\b|\b2-1-1\b)/;

/** Rehype plugin: turns phone numbers into links. */
function linkPhones() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type !== 'text' || parent === undefined || index === undefined) return;
      if (parent.type === 'element' && parent.tagName === 'a') return;
      const pieces = node.value.split(phone).map((value, i) => (i % 2 ? phoneLink(value) : { type: 'text' as const, value }));
      parent.children.splice(index, 1, ...pieces);
      return index + pieces.length;
    });
}

function phoneLink(display: string): Element {
  const digits = display.replace(/\D/g, '');
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `tel:${digits.length === 10 ? '+1' : ''}${digits}` },
    children: [{ type: 'text', value: display }],
  };
}

function wrapExample(tree: Root): void {
  const isH2 = (node: Root['children'][number]): node is Element => node.type === 'element' && node.tagName === 'h2';
  const start = tree.children.findIndex((node) => isH2(node) && String(node.properties.id).startsWith('illustrative'));
  if (start < 0) return;
  const length = tree.children.slice(start + 1).findIndex(isH2) + 1 || tree.children.length - start;
  const children = tree.children.slice(start, start + length) as Element[];
  tree.children.splice(start, length, { type: 'element', tagName: 'div', properties: { dataExample: true }, children });
}
