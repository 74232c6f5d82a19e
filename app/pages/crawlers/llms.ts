/** /llms.txt (https://llmstxt.org): a list of all pages for language models. */
import { site } from '../../content.server';
import { sitePages } from '../../site-pages.server';

const parts: [heading: string, start: string][] = [
  ['Commercial insurance by industry', '/industry'],
  ['Personal insurance', '/personal'],
  ['Services', '/services'],
  ['Workbench: small calculators and worksheets', '/tools'],
  ['Articles', '/blog'],
  ['Company', '/'],
];
const partOf = (path: string) => parts.find(([, start]) => path.startsWith(start))?.[0];

export function loader() {
  const { street, city, state, zip } = site.address;
  const text = [
    `# ${site.name}`,
    `> ${site.footer.blurb}`,
    `${site.legalName}, ${street}, ${city}, ${state} ${zip}. Phone ${site.phone.display}, email ${site.email}, ${site.hours}. The site informs; no insurance is bought or bound on it.`,
    ...parts.map(([heading]) =>
      [
        `## ${heading}\n`,
        ...sitePages
          .filter(({ path }) => partOf(path) === heading)
          .map(({ path, meta }) => `- [${meta.title.replace(` | ${site.name}`, '')}](${site.origin}${path}): ${meta.description}`),
      ].join('\n'),
    ),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
