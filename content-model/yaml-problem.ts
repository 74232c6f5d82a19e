import type { YAMLParseError } from 'yaml';

const inQuotes = 'put double quotes around the whole text';

/** What to do about a mistake in YAML, by the code of the error. */
const advice: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'the line begins with a tab: write spaces instead',
  BAD_INDENT: 'begin the line after as many spaces as the lines that it belongs to',
  MULTILINE_IMPLICIT_KEY: 'write the name of a field, a colon and a space here; a text stands on one line',
  DUPLICATE_KEY: 'this field is already in the file: remove one of the two',
  BLOCK_AS_IMPLICIT_KEY: `there is a colon in the text: ${inQuotes}`,
  UNEXPECTED_TOKEN: `the text has quotes, braces or another sign that means something else here: ${inQuotes}, and write ’ and “ ” inside`,
  BAD_SCALAR_START: `the text begins with a sign that means something else here: ${inQuotes}`,
  BAD_ALIAS: `the text begins with a sign that means something else here: ${inQuotes}`,
};

const openQuote = /^\s*(?:- )*(?:[\w-]+: )?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** The line of a file that cannot be read, and what to do about it. */
export function yamlProblem({ code, message, linePos }: YAMLParseError, source: string): string {
  const lines = source.split('\n');
  const isOpen = code === 'MISSING_CHAR' && message.includes('quote');
  // The front matter of a Markdown file begins on its second line.
  const first = lines[0]?.trim() === '---' ? 1 : 0;
  const found = isOpen ? lines.findIndex((line) => openQuote.test(line)) : (linePos?.[0].line ?? 1) - 1 + first;
  const why = isOpen
    ? 'a quote is opened and not closed: close it at the end of the text'
    : code === 'MISSING_CHAR'
      ? advice.BAD_INDENT
      : advice[code];
  return `line ${found + 1} “${lines[found]?.trim()}”: ${why ?? message.split('\n')[0]}`;
}

/** Reports unquoted texts with a # in them: YAML reads the rest of the line as a comment. */
export const lostTexts = (source: string): string[] =>
  source
    .split(/^---$/m, 3)
    .slice(0, 2)
    .join('---')
    .split('\n')
    .flatMap((line, i) =>
      /^\s*(?:- |[\w-]+: )+[^'"\s|>].* #/.test(line) ? [`line ${i + 1} “${line.trim()}”: what follows # is lost: ${inQuotes}`] : [],
    );
