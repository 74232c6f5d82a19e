/** A fact that can change stands in content/site.ts alone. */
import { type ContentFile, contentOf, type Problem } from './content.ts';

export function checkFacts(content: ContentFile[]): Problem[] {
  const site = contentOf(content, 'site.ts');
  if (!site) return [];
  const facts = [site.phone.display, site.email, site.address.street];
  return content
    .filter(({ file }) => file !== 'site.ts')
    .flatMap(({ file, source }) =>
      facts
        .filter((fact) => source.includes(fact))
        .map((fact) => ({
          file,
          message: `holds “${fact}”, which stands in content/site.ts: import it, or write {phone}, {email}, {hours}, {address}`,
        })),
    );
}
