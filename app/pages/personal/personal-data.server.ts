import { crumbsTo, drawn, pageAt, personalIndex, personalLines, pinned, site, talkWords } from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { definitionsData } from '../../data/glossary.server';
import { withDrawings } from '../../data/icon-drawings.server';
import { pageInfo } from '../../data/page.server';
import { personalPath } from '../../lib/page-paths';
import { service } from '../../lib/structured-data';

/** What the page of a personal line shows. */
export function personalData(pattern: string) {
  const {
    order: _order,
    path,
    slug,
    card: _card,
    meta,
    reviewed,
    whatWeCover,
    relatedLines,
    layout,
    ...line
  } = pageAt(personalLines, pattern);
  const { page } = personalIndex;
  return {
    page: {
      background: layout.hero,
      ...pageInfo(path, meta, `personal-${slug}`, {
        reviewed,
        parent: { name: page.structuredData.name, path: '/personal' },
        jsonLd: (facts) => [service(facts, line.hero.title, page.structuredData.serviceType)],
      }),
    },
    crumbs: crumbsTo({ label: page.crumb, path: '/personal' }, { label: line.name }),
    words: { ...page, ...layout.headings },
    contents: site.reading.contents,
    folds: site.folds,
    bar: { phone: site.phone, quote: { label: page.quote, href: site.urls.quote } },
    lossWords: site.lossSlider,
    talk: talkWords(),
    layout,
    line: { ...line, differentiators: withDrawings(line.differentiators) },
    drawn: line.figure && drawn(line.figure, line.example.rows),
    whatWeCover: { ...whatWeCover, items: pinned(whatWeCover.picture.scene, whatWeCover.items) },
    relatedLines: relatedLines
      .map((slug) => pageAt(personalLines, personalPath(slug)))
      .map(({ hero, path, card }) => ({ title: hero.title, path, forWhom: card.forWhom })),
    company: { name: site.name, phone: site.phone.display, email: site.email },
    quote: site.urls.quote,
    definitions: definitionsData(),
    calculators: embeddedCalculators(`personal/${slug}`),
  };
}

export type PersonalData = ReturnType<typeof personalData>;
