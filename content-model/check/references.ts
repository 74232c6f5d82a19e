/** Checks that what content refers to exists, that industry files are named after the industry, and that each personal line is in one group. */

import { schemaOf } from '../content-paths.ts';
import { labelOf } from '../field-labels.ts';
import { isFileOff } from '../parts.ts';
import { type ContentFile, contentOf, filesIn, inOneLanguage, type Problem } from './content-file.ts';
import { switchesOf } from './parts.ts';

export function checkReferences(content: ContentFile[]): Problem[] {
  // Files with schema problems count as existing.
  const english = inOneLanguage(content, 'en');
  const slugs = (folder: string) => english.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ slug }) => slug);
  const posts = slugs('blog');
  const industries = slugs('industries');
  const personal = slugs('personal');
  const services = slugs('services');
  const questions = contentOf(content, 'faq.yaml')?.map(({ id }) => id) ?? [];
  const terms = slugs('glossary');
  const problems: Problem[] = [];
  const switches = switchesOf(content);
  const isOff = (name: string) => isFileOff(switches, `${name}.yaml`);
  const among = (file: string, field: string, names: string[], all: string[]) => {
    const label = labelOf(field.split('.'), schemaOf(file));
    for (const name of names)
      if (!all.includes(name)) problems.push({ file, message: `${label} “${name}”: there is none; ${instead(name, all)}` });
  };
  const others = (all: string[], slug: string) => all.filter((one) => one !== slug);

  for (const { file, slug, value } of filesIn(content, 'blog')) among(file, 'related', value.related, others(posts, slug));

  for (const { file, slug, value } of filesIn(content, 'industries')) {
    among(file, 'faq.first', value.faq.first, questions);
    if (!isOff('blog/any')) among(file, 'posts', value.posts, posts);
    among(file, 'terms', value.terms, terms);
    const address = `${value.name} Insurance`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    if (address !== `${slug}-insurance`)
      problems.push({ file, message: `Name “${value.name}”: gives the address ${address}, the file name gives ${slug}-insurance` });
  }

  for (const { file, slug, value } of filesIn(content, 'personal')) among(file, 'relatedLines', value.relatedLines, others(personal, slug));

  for (const { file, value } of filesIn(content, 'services'))
    for (const section of value.sections)
      if (section.kind === 'cycle')
        among(
          file,
          'sections.steps',
          section.steps.map(({ service }) => service),
          services,
        );

  if (!isOff('blog/any')) among('pages/search.yaml', 'best', contentOf(content, 'pages/search.yaml')?.best ?? [], posts);

  const overlaps = contentOf(content, 'pages/industry-index.yaml')?.overlaps.items ?? [];
  among(
    'pages/industry-index.yaml',
    'overlaps.items',
    overlaps.flatMap((item) => item.industries),
    industries,
  );

  const { groups = [], changes } = contentOf(content, 'pages/personal-index.yaml') ?? {};
  const grouped = groups.flatMap(({ lines }) => lines);
  among('pages/personal-index.yaml', 'changes.rows', changes?.rows.flatMap(({ first, next }) => [first, next]) ?? [], personal);
  if (changes && grouped.toSorted().join() !== personal.toSorted().join())
    problems.push({
      file: 'pages/personal-index.yaml',
      message: `Groups: they name ${grouped.toSorted().join(', ')}; each of ${personal.toSorted().join(', ')} must be in one group`,
    });

  const embedded = contentOf(content, 'embedded-calculators.yaml') ?? [];
  among(
    'embedded-calculators.yaml',
    'page',
    embedded.map(({ page }) => page).filter((page) => !isOff(page)),
    content.map(({ file }) => file.replace(/\.\w+$/, '')),
  );
  const tools = slugs('tools');
  const calculators = english
    .filter(({ file, value }) => file.startsWith('tools/') && value && typeof value === 'object' && 'figures' in value)
    .map(({ slug }) => slug);
  for (const { kind, tool } of embedded.flatMap((entry) => entry.calculators))
    among('embedded-calculators.yaml', 'calculators.tool', [tool], kind === 'calculator' ? calculators : tools);

  return problems;
}

/** Suggests names that share a word with the wrong one, or else the first ones. */
function instead(name: string, all: string[]): string {
  const words = name.split(/\W/).filter((word) => word.length > 3);
  const similar = all.filter((other) => words.some((word) => other.includes(word)));
  const offered = similar.length ? similar : all;
  return `write ${offered.slice(0, 12).join(', ')}${offered.length > 12 ? ' …' : ''}`;
}
