/** Lists the texts that a brokerage rewrites when it makes the site its own: placeholders cannot say them. */
import { type ContentFile, contentOf, firmNames, labeledTexts, withReferences } from './check/content-file.ts';
import { originalOf } from './content-paths.ts';
import type { Site } from './schemas/site.ts';

/** Files about people and companies, which are replaced as a whole. */
const wholeFiles: Record<string, string> = {
  'people.yaml': 'the people of the team, with their addresses and portraits',
  'reviews.yaml': 'what clients said: samples until you have your own',
  'partners.yaml': 'insurers and companies that you work with',
};

/** The paragraph of the terms that names the source of the words. It stays. */
export const license = /^.*creativecommons\.org.*$/m;

interface TextToRewrite {
  file: string;
  label: string;
  why: string;
  text: string;
}

export function textsToRewrite(content: ContentFile[]): TextToRewrite[] {
  const facts = [...firmNames(content), contentOf(content, 'site.yaml')?.address.city];
  const reasons: [RegExp, string][] = [
    [/Benchmark/, 'the name in the name of a page'],
    [/\b[Bb]ench marks?\b|[Mm]easure first|Know where you stand|Primero medimos|qué terreno pisa/, 'the idea of the bench mark'],
    [/Daniel Okoye|Grace Lindqvist|Kenji Arai/, 'a person of the team'],
    [/\b(?:our|the|[Tt]wo) founders\b|\ba founder who\b|\b(?:nuestras|los|[Dd]os|una) fundador/, 'what is said of the founders'],
    [/Datum Valuation|Plumb Line|Level Certificates/, 'a company of the group'],
    [/Houston|Ship Channel/, 'a place in an example or a picture'],
    [/\b50\+|\b100\+|\b112\b|\b50 years|\b50 años|Más de (?:50|100) aseguradoras/, 'a figure about the firm'],
  ];
  return content
    .filter(({ value }) => value !== undefined && !(value instanceof Error))
    .flatMap((one) => {
      const { file } = one;
      const whole = wholeFiles[originalOf(file)];
      if (whole) return [{ file, label: '', why: whole, text: '' }];
      return labeledTexts(withReferences(one)).flatMap(({ label, text: whole }) => {
        const text = whole.replace(license, '');
        if (file.startsWith('site.') && [...facts, (one.value as Partial<Site>).territory].includes(text)) return [];
        return reasons
          .filter(([pattern]) => pattern.test(text))
          .map(([pattern, why]) => ({ file, label: label(), why, text: excerpt(text, pattern) }));
      });
    });
}

function excerpt(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 30), at + 50).replaceAll(/\s+/g, ' ');
}

/** The list as lines of text, by reason. */
export function rewriteList(content: ContentFile[]): string {
  const found = textsToRewrite(content);
  return [...new Set(found.map(({ why }) => why))]
    .map((why) => {
      const theirs = found.filter((one) => one.why === why);
      return `${why} (${theirs.length})\n${theirs.map(({ file, label, text }) => `  content/${file}${label && `: ${label}: …${text}…`}`).join('\n')}\n`;
    })
    .join('\n');
}
