import type { Language } from '../../../content-model/content-paths';
import { crumbsTo, figureData, pageAt, personalIndex, personalLines, site, withPins } from '../../data/content.server';
import { toolQuestions } from '../../data/embedded-calculators.server';
import { definitionsData } from '../../data/glossary.server';
import { withDrawings } from '../../data/icon-drawings.server';
import { pageInfo } from '../../data/page-info.server';
import { localizedPath } from '../../lib/localized-path';
import { personalPath } from '../../lib/page-paths';
import { service } from '../../lib/structured-data';

/** Loader data for the page of a personal line. */
export function personalData(language: Language, pattern: string) {
  const lines = personalLines(language);
  const { urls, reading, collapsibles, phone, lossSlider, name, email } = site(language);
  const {
    order: _order,
    path: _path,
    slug,
    card: _card,
    meta,
    reviewed,
    whatWeCover,
    relatedLines,
    layout,
    ...line
  } = pageAt(lines, pattern);
  const { page, call } = personalIndex(language);
  const index = localizedPath('/personal', language);
  return {
    page: {
      background: layout.hero,
      ...pageInfo(language, personalPath(slug), meta, `personal-${slug}`, {
        reviewed,
        parent: { name: page.structuredData.name, path: index },
        jsonLd: (facts) => [service(facts, line.hero.title, page.structuredData.serviceType, 'personal')],
      }),
    },
    crumbs: crumbsTo(language, { label: page.crumb, path: index }, { label: line.name }),
    words: { ...page, ...layout.headings },
    contents: reading.contents,
    collapsibles,
    bar: { phone, quote: { label: page.quote, href: urls.quote } },
    lossWords: lossSlider,
    layout,
    line: { ...line, differentiators: withDrawings(line.differentiators) },
    figure: line.figure && figureData(language, line.figure, line.example.rows),
    whatWeCover: { ...whatWeCover, items: withPins(whatWeCover.picture.scene, whatWeCover.items) },
    relatedLines: relatedLines
      .map((slug) => pageAt(lines, localizedPath(personalPath(slug), language)))
      .map(({ hero, path }) => ({ title: hero.title, path })),
    company: { name, phone: phone.display, email },
    quote: urls.quote,
    call: { label: call, phone },
    definitions: definitionsData(language),
    tools: toolQuestions(language, `personal/${slug}`),
  };
}

export type PersonalData = ReturnType<typeof personalData>;
