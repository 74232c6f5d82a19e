/**
 * Reports links that lead nowhere, and pictures inside texts, which pages do not show. Of a page that is switched off, links in texts and
 * entries of lists are not reported, because pages leave them out.
 */
import { pathsOf } from '../../app/lib/page-paths.ts';
import { languageOf, schemaOf } from '../content-paths.ts';
import { labelOf } from '../field-labels.ts';
import { isPageOff } from '../parts.ts';
import { type ContentFile, labeledTexts, type Problem } from './content-file.ts';
import { switchesOf } from './parts.ts';

/** A link or picture in Markdown. */
const markdownLink = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]*)/g;

export function checkLinks(content: ContentFile[]): Problem[] {
  const english = content.filter(({ file }) => languageOf(file) === 'en');
  const pages = new Set(
    english.flatMap(({ file, slug }) => {
      const folder = file.split('/')[0] as keyof typeof pathsOf;
      return file.includes('/') && folder in pathsOf ? [pathsOf[folder](slug)] : [];
    }),
  );
  const terms = new Set(english.filter(({ file }) => file.startsWith('glossary/')).map(({ slug }) => slug));

  const switches = switchesOf(content);

  function wrong(address: string): string | undefined {
    if (isPageOff(switches, address)) return 'leads to a page that is switched off in content/site.yaml: choose another page';
    if (/^(?:https:\/\/[^/\s]+\.[^/\s]+|mailto:|tel:|#)/.test(address)) return;
    if (!address.startsWith('/') || address.startsWith('//'))
      return `leads nowhere: write ${/^[\w-]+(?:\.[\w-]+)+/.test(address) ? `https://${address}` : 'an address that starts with https://, or with / for a page of this site'}`;
    const [path = '', fragment] = address.replace(/^\/es(?=$|\/)/, '').split(/[?#]/);
    if (!pages.has(path || '/')) return `leads nowhere: this site has no such page${like(path)}`;
    if (path === '/glossary' && address.includes('#') && !terms.has(fragment ?? '')) return 'leads nowhere: the glossary has no such term';
  }
  function like(path: string): string {
    const last = path.split('/').at(-1) ?? '';
    const similar = [...pages].filter((page) => last && page.includes(last)).slice(0, 3);
    return similar.length ? `; write ${similar.join(' or ')}` : '';
  }

  return content
    .filter(({ value }) => value !== undefined && !(value instanceof Error))
    .flatMap((one) => {
      const { file } = one;
      const inTexts = labeledTexts(one).flatMap(({ label, text }) =>
        [...text.matchAll(markdownLink)].flatMap(([link, picture, address = '']) => {
          const onPage = isPageOff(switches, address) ? undefined : wrong(address);
          const problem = picture ? 'a picture inside a text is not shown: use the field for the picture' : onPage;
          return problem ? [`${label()}: “${link})” ${problem}`] : [];
        }),
      );
      const inFields = pathsIn(one.value).flatMap(({ place, address }) => {
        const isLeftOut = typeof place.at(-2) === 'number' && isPageOff(switches, address);
        const problem = isStart(file, place) || isLeftOut ? undefined : wrong(address);
        return problem ? [`${labelOf(place, schemaOf(file))}: “${address}” ${problem}`] : [];
      });
      return [...inTexts, ...inFields].map((message) => ({ file, message }));
    });
}

/** Entries of the menu and sections of llms.txt have the start of several addresses. */
const isStart = (file: string, place: PropertyKey[]) =>
  place.length === 3 && ((place[0] === 'menu' && file.startsWith('site.')) || (place[0] === 'sections' && file.startsWith('llms.')));

/** The addresses in fields named `path`. */
const pathsIn = (value: unknown, place: PropertyKey[] = []): { place: PropertyKey[]; address: string }[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, part]) => {
        const inside = [...place, Array.isArray(value) ? Number(key) : key];
        return key === 'path' && typeof part === 'string' ? [{ place: inside, address: part }] : pathsIn(part, inside);
      })
    : [];
