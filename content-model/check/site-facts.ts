/** Reports facts of content/site.yaml, such as the phone number, that another file repeats instead of writing {site.phone}. */
import { inLanguage, languageOf, originalOf } from '../content-paths.ts';
import { anyOf, type ContentFile, contentOf, firmNames, type Problem } from './content-file.ts';

/** Names of pages that contain the name of the firm and have their own address. */
const pageNames = /Benchmark Network|Red Benchmark/g;

const clock = String.raw`\d{1,2}(?::\d\d)?(?: ?[ap]\. ?m\.)?`;
/** Clock times beside a weekday or the time zone, which are opening hours. Those of insurers are their own. */
const openingHours = new RegExp(
  [
    String.raw`(?:[Mm]onday|[Ww]eekdays?|[Ll]unes|entre semana)[^.\d\n]{0,40}\b${clock} (?:to|until|a|–) (?:las )?${clock}`,
    String.raw`\b${clock} (?:to|until|a|–) (?:las )?${clock},? (?:Central\b|hora del Centro)`,
  ].join('|'),
);

export function checkSiteFacts(content: ContentFile[]): Problem[] {
  const site = contentOf(content, 'site.yaml');
  if (!site) return [];
  const names = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyOf(firmNames(content))})(?![\p{L}\d])`, 'u');
  return content
    .filter(({ file }) => !['site.yaml', 'insurers.yaml'].includes(originalOf(file)))
    .flatMap(({ file, source }) => {
      const hours = contentOf(content, inLanguage('site.yaml', languageOf(file)) as 'site.yaml')?.hours ?? site.hours;
      const typed: [string | undefined, string][] = [
        [source.replaceAll(pageNames, '').match(names)?.[0], '{site.name}, {site.shortName} or {site.legalName}'],
        ...[site.phone.display, site.email, site.address.street].map((fact): [string | undefined, string] => [
          source.includes(fact) ? fact : undefined,
          '{site.phone}, {site.email} or {site.address}',
        ]),
        [source.includes(hours) ? hours : source.match(openingHours)?.[0], '{site.hours}'],
      ];
      return typed.flatMap(([fact, write]) => (fact ? { file, message: `repeats “${fact}” from content/site.yaml: write ${write}` } : []));
    });
}
