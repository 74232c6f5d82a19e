/** Reports facts of content/site.yaml, such as the phone number, that another file repeats instead of writing {site.phone}. */
import { originalOf } from '../content-paths.ts';
import { type ContentFile, contentOf, type Problem } from './content-file.ts';

export function checkSiteFacts(content: ContentFile[]): Problem[] {
  const site = contentOf(content, 'site.yaml');
  if (!site) return [];
  const facts = [site.phone.display, site.email, site.address.street];
  return content
    .filter(({ file }) => originalOf(file) !== 'site.yaml')
    .flatMap(({ file, source }) =>
      facts
        .filter((fact) => source.includes(fact))
        .map((fact) => ({
          file,
          message: `repeats “${fact}” from content/site.yaml: write {site.phone}, {site.email} or {site.address}`,
        })),
    );
}
