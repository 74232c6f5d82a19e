/** /llms.txt (https://llmstxt.org): a list of all pages for language models. */
import { pageWords, site } from '../../data/content.server';
import { sitePages } from '../../data/site-pages.server';

export function loader() {
  const { summary, sections } = pageWords.llms;
  const sectionOf = (path: string) => sections.find((section) => path.startsWith(section.path))?.heading;
  const text = [
    `# ${site.name}`,
    `> ${site.footer.blurb}`,
    summary,
    ...sections.map(({ heading }) =>
      [
        `## ${heading}\n`,
        ...sitePages
          .filter(({ path }) => sectionOf(path) === heading)
          .map(({ path, meta }) => `- [${meta.title.replace(` | ${site.name}`, '')}](${site.origin}${path}): ${meta.description}`),
      ].join('\n'),
    ),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
