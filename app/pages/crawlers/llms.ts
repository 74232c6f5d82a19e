/** /llms.txt (https://llmstxt.org): a list of all pages for language models. */
import type { Language } from '../../../content-model/content-paths';
import { pageWords, site } from '../../data/content.server';
import { isOn } from '../../data/localized-content.server';
import { sitePages } from '../../data/site-pages.server';
import { localizedPath } from '../../lib/localized-path';

export function loader() {
  const { name, origin, footer } = site('en');
  const { summary, sections, spanish } = pageWords.llms('en');
  const list = (language: Language, heading: string, isIn = (_path: string) => true) =>
    [
      `## ${heading}\n`,
      ...sitePages(language)
        .filter(({ path }) => isIn(path))
        .map(
          ({ path, meta }) => `- [${meta.title.replace(` | ${name}`, '')}](${origin}${localizedPath(path, language)}): ${meta.description}`,
        ),
    ].join('\n');
  const sectionOf = (path: string) => sections.find((section) => path.startsWith(section.path))?.heading;
  const text = [
    `# ${name}`,
    `> ${footer.blurb}`,
    summary,
    ...sections.map(({ heading }) => list('en', heading, (path) => sectionOf(path) === heading)),
    ...(isOn('/es') ? [list('es', spanish)] : []),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
