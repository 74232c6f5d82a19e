/**
 * The parts of the site that content/site.yaml can switch off. Their files stay in content/, but nothing reads them, so that their
 * pages, and all that lists pages, do without them. Entries of lists that lead there are left out, and links in texts lose their link.
 */
import type { Site } from './schemas/site.ts';

type Part = keyof Site['parts'];

interface Extent {
  /** Paths inside content/. */
  files: RegExp;
  /** Paths of pages, without query and fragment. */
  pages: RegExp;
  /** Words that speak of it. */
  words: RegExp;
}

const parts: Record<Part, Extent> = {
  careers: { files: /^pages\/careers\./, pages: /^\/careers$/, words: /\bcareers\b|\bempleos\b/i },
  blog: {
    files: /^blog\/|^pages\/blog\./,
    // The search of the whole site has its address under the blog.
    pages: /^\/blog(?:$|\/(?!search$))|^\/feed\.xml$/,
    words: /\b(?:blog|field book|our articles?)\b|nuestros? artículos?/i,
  },
  workbench: {
    files: /^tools\/|^pages\/tools\.|^embedded-calculators\./,
    pages: /^\/tools(?:$|\/)/,
    words: /\bworkbench\b|\bmesa de trabajo\b/i,
  },
  network: {
    files: /^services\/benchmark-network\./,
    pages: /^\/services\/benchmark-network$/,
    words: /Benchmark Network|Red Benchmark/,
  },
  spanish: { files: /\.es\.\w+$/, pages: /^\/es(?:$|\/)/, words: /\bthis site in Spanish\b|\bin English and in Spanish\b/i },
};

export type Switches = Partial<Record<Part, boolean>> | undefined;

/** A link in Markdown: its words and its address. */
const markdownLink = /\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;

const off = (switches: Switches) => (Object.keys(parts) as Part[]).filter((part) => switches?.[part] === false);

/** Whether a file of content/ belongs to a part that is switched off. */
export const isFileOff = (switches: Switches, file: string) => off(switches).some((part) => parts[part].files.test(file));

/** Whether an address leads to a part that is switched off. */
export const isPageOff = (switches: Switches, address: string) =>
  off(switches).some((part) => parts[part].pages.test(address.replace(/[?#].*/, '')));

/** Whether an entry of a list leads to a part that is switched off. Pages leave it out. */
export const isEntryOff = (switches: Switches, entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string' && isPageOff(switches, entry.path);

/** Words of a text that speak of parts that are switched off. */
export const wordsOff = (switches: Switches, text: string): { part: Part; words: string }[] =>
  off(switches).flatMap((part) => {
    const link = [...text.matchAll(markdownLink)].find(([, , address = '']) => parts[part].pages.test(address.replace(/[?#].*/, '')));
    const words = link?.[1] ?? text.match(parts[part].words)?.[0];
    return words ? [{ part, words }] : [];
  });
