/** No file makes a promise that a brokerage does not make. */
import { allowed, forbidden } from '../forbidden.ts';
import { type ContentFile, type Problem, strings } from './content.ts';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function checkPromises(content: ContentFile[]): Problem[] {
  return content.flatMap(({ file, all }) => {
    const text = strings(all).join('\n');
    const rest = allowed.reduce((left, { words }) => left.replaceAll(words, '').replaceAll(capitalized(words), ''), text);
    return forbidden.flatMap(({ pattern, say }) => {
      const hit = rest.match(pattern);
      if (hit?.index === undefined) return [];
      const around = rest.slice(Math.max(0, hit.index - 40), hit.index + 50).replaceAll('\n', ' ');
      return { file, message: `forbidden: “${hit[0]}” in “…${around}…”: ${say}` };
    });
  });
}
