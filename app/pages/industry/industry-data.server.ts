import {
  contactData,
  crumbsTo,
  drawn,
  faq,
  industries,
  industryIndex,
  pageAt,
  partners,
  pinned,
  site,
  talkWords,
} from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { definitionsData, explained } from '../../data/glossary.server';
import { pageInfo } from '../../data/page.server';
import { postCards } from '../../data/posts.server';
import { moveToFront } from '../../lib/move-to-front';
import { questions, service } from '../../lib/structured-data';

export function industryData(path: string) {
  const industry = pageAt(industries, path);
  const { slug, name, meta, reviewed, hero, picture, approach, why, products, exposures, terms, loss, notCovered, texas } = industry;
  const { clients, contact, figure, layout } = industry;
  const { page } = industryIndex;
  const faqItems = moveToFront(faq, industry.faq.first);

  return {
    page: pageInfo(path, meta, `industry-${slug}`, {
      reviewed,
      parent: { name: page.structuredData.name, path: '/industry' },
      jsonLd: (facts) => [service(facts, hero.title, page.structuredData.serviceType), questions(faqItems)],
    }),
    crumbs: crumbsTo({ label: page.crumb, path: '/industry' }, { label: name }),
    words: { ...page, ...layout?.headings },
    contents: site.reading.contents,
    folds: site.folds,
    movableSections: layout?.after,
    company: { name: site.name, phone: site.phone.display, email: site.email },
    quoteUrl: site.urls.quote,
    bar: { phone: site.phone, quote: { label: page.quote, href: site.urls.quote } },
    industry: { name, hero, picture, approach, products, exposures, terms: explained(terms), loss, notCovered, texas, clients, contact },
    drawn: figure && drawn(figure, loss.figures),
    lossSlider: industry.lossSlider,
    lossWords: site.lossSlider,
    talk: talkWords(),
    why: { ...why, reasons: pinned(why.picture.scene, why.reasons) },
    faq: { heading: industry.faq.heading, items: faqItems },
    calculators: embeddedCalculators(`industries/${slug}`),
    partners,
    posts: postCards(industry.posts),
    contact: contactData(),
    definitions: definitionsData(),
  };
}
export type IndustryData = ReturnType<typeof industryData>;
