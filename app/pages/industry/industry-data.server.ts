import type { Language } from '../../../content-model/content-paths';
import {
  contactData,
  crumbsTo,
  faq,
  figureData,
  industries,
  industryIndex,
  pageAt,
  partners,
  site,
  withPins,
} from '../../data/content.server';
import { toolQuestions } from '../../data/embedded-calculators.server';
import { definitionsData, termDefinitions } from '../../data/glossary.server';
import { pageInfo } from '../../data/page-info.server';
import { postCards } from '../../data/posts.server';
import { localizedPath } from '../../lib/localized-path';
import { moveToFront } from '../../lib/move-to-front';
import { industryPath } from '../../lib/page-paths';
import { questions, service } from '../../lib/structured-data';

export function industryData(language: Language, pattern: string) {
  const industry = pageAt(industries(language), pattern);
  const { urls, reading, collapsibles, phone, lossSlider, name: company, email } = site(language);
  const { slug, name, meta, reviewed, hero, picture, approach, why, products, exposures, terms, loss, notCovered, texas } = industry;
  const { clients, contact, figure, layout } = industry;
  const { page } = industryIndex(language);
  const index = localizedPath('/industry', language);
  const faqItems = moveToFront(faq(language), industry.faq.first);

  return {
    page: pageInfo(language, industryPath(slug), meta, `industry-${slug}`, {
      reviewed,
      parent: { name: page.structuredData.name, path: index },
      jsonLd: (facts) => [service(facts, hero.title, page.structuredData.serviceType, 'commercial'), questions(faqItems)],
    }),
    crumbs: crumbsTo(language, { label: page.crumb, path: index }, { label: name }),
    words: { ...page, ...layout?.headings },
    contents: reading.contents,
    collapsibles,
    movableSections: layout?.after,
    company: { name: company, phone: phone.display, email },
    quoteUrl: urls.quote,
    bar: { phone, quote: { label: page.quote, href: urls.quote } },
    industry: {
      name,
      hero,
      picture,
      approach,
      products,
      exposures,
      terms: termDefinitions(language, terms),
      loss,
      notCovered,
      texas,
      clients,
      contact,
    },
    figure: figure && figureData(language, figure, loss.figures),
    share: industry.lossSlider.stops.at(-1)!.share,
    lossSlider: industry.lossSlider,
    lossWords: lossSlider,
    why: { ...why, reasons: withPins(why.picture.scene, why.reasons) },
    faq: { heading: industry.faq.heading, items: faqItems },
    tools: toolQuestions(language, `industries/${slug}`),
    partners: partners(language),
    ratings: localizedPath('/disclosures#what-a-rated-50-and-100-mean', language),
    posts: postCards(language, industry.posts),
    contact: contactData(language),
    definitions: definitionsData(language),
  };
}
export type IndustryData = ReturnType<typeof industryData>;
