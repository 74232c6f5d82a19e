/** A Markdown file: the facts between two lines of ---, and the text after them. */
export function splitMatter(source: string): { matter: string; body: string } {
  const [, matter, body] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  if (matter === undefined || body === undefined) throw new Error('a Markdown file starts with front matter between two lines of ---');
  return { matter, body };
}
