/** Markdown to HTML, at build time only. */
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface Markdown {
  html: string;
  headings: Heading[];
}

/** What this file needs to know of an HTML tree. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(() => (tree: Node, file) => {
    file.data['headings'] = headingsOf(tree);
    dressTables(tree);
  })
  .use(rehypeStringify);

/** The source without front matter. Headings get ids, so that a table of contents can lead to them. */
export function renderMarkdown(source: string): Markdown {
  const file = processor.processSync(source);
  return { html: String(file), headings: file.data['headings'] as Heading[] };
}

const elements = ({ children = [] }: Node): Node[] => children.flatMap((child) => [child, ...elements(child)]);
const named = (tree: Node, name: RegExp) => elements(tree).filter(({ tagName }) => tagName && name.test(tagName));
const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

const headingsOf = (tree: Node): Heading[] =>
  named(tree, /^h[2-6]$/).map((node) => ({
    id: String(node.properties?.['id']),
    text: textOf(node),
    depth: Number(node.tagName?.[1]),
  }));

/** A wide table scrolls in a frame of its own, which the keyboard can reach; its first row names the columns, its first column the rows. */
function dressTables(tree: Node): void {
  for (const cell of named(tree, /^t[hd]$/)) {
    // align is no attribute of today's HTML
    const { align, ...properties } = cell.properties ?? {};
    cell.properties = { ...properties, dataAlign: align };
  }
  for (const column of named(tree, /^th$/)) {
    // the corner over the names of the rows names nothing
    if (textOf(column) === '') column.tagName = 'td';
    else column.properties = { ...column.properties, scope: 'col' };
  }
  for (const [i, node] of named(tree, /^table$/).entries()) {
    const table = { ...node };
    const [head, ...rows] = named(table, /^tr$/).map((row) => named(row, /^t[hd]$/));
    for (const [name, ...cells] of rows) {
      if (name) Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row' } });
      // where a row is stacked, each cell says its column
      for (const [j, cell] of cells.entries()) cell.properties = { ...cell.properties, dataLabel: textOf(head![j + 1]!) };
    }
    const ariaLabel = `Table ${i + 1}: ${head!.map(textOf).filter(Boolean).join(', ')}`;
    Object.assign(node, { tagName: 'div', properties: { role: 'region', ariaLabel, tabIndex: 0 }, children: [table] });
  }
}
