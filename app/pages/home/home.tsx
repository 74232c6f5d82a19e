import type { Language } from '../../../content-model/content-paths';
import {
  contactData,
  industries,
  lossesOn,
  pageAt,
  pageWords,
  partners,
  personalLines,
  reviews,
  services,
  site,
} from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { calculatorLabels, toolNames } from '../../data/tools.server';
import { formatMonth } from '../../lib/format-date';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { personalPath } from '../../lib/page-paths';
import { agency } from '../../lib/structured-data';
import { type PageHandle, tagsOf } from '../../page-info';
import { Contact } from '../../sections/contact/contact';
import { Partners } from '../../sections/partners';
import { Testimonials } from '../../sections/testimonials';
import type { Route } from './+types/home';
import { HomeHero } from './home-hero';
import { HowItWorks } from './how-it-works';
import { ProofPoints } from './proof-points';
import { QuoteComparison } from './quote-comparison';
import { Specialties } from './specialties';

interface Card {
  path: string;
  name: string;
  picture: { scene: string };
}

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const words = pageWords.home(language);
  const { urls, coordinates, sampleContent, lossSlider, ...company } = site(language);
  const { emergency, ...specialties } = words.specialties;
  const card = ({ path, name, picture }: Card) => ({
    path,
    name,
    scene: picture.scene,
  });
  return {
    page: pageInfo(language, '/', words.meta, 'home', { jsonLd: () => [agency({ ...company, coordinates })] }),
    words: { ...words, specialties },
    coverageCheck: { shared: calculatorLabels(language), links: coverageCheckLinks(language) },
    lots: lossesOn('hero', language),
    share: lossSlider.share,
    quoteUrl: urls.quote,
    sampleContent,
    partners: partners(language),
    about: localizedPath('/about', language),
    ratings: localizedPath('/disclosures#what-a-rated-50-and-100-mean', language),
    specialtyCards: {
      commercial: industries(language).slice(0, 9).map(card),
      personal: personalLines(language).map(card),
      services: [...services(language).slice(0, 8).map(card), emergency],
    },
    reviews: reviews(language).map((review) => ({ ...review, month: formatMonth(review.date, language) })),
    contact: contactData(language),
  };
}

/** The tools by slug and the pages by path, for the lines of the coverage check (“Measure mine”). */
function coverageCheckLinks(language: Language) {
  const pages = [...industries(language), ...personalLines(language)].map(({ name, path }) => ({ label: name, path }));
  const linkTo = (page: string) => pageAt(pages, localizedPath(page, language));
  const { kinds } = pageWords.home(language).compare.measure;
  return {
    ...toolNames(language, 'percent-deductible', 'storm-deductibles', 'business-income', 'coinsurance', 'rebuild-limit'),
    ...Object.fromEntries(kinds.map(({ page }) => [page, linkTo(page)])),
    flood: linkTo(personalPath('flood')),
  };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', contact: true };

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, coverageCheck, lots, share, quoteUrl, sampleContent, partners, about, ratings, specialtyCards, reviews, contact } =
    loaderData;
  return (
    <>
      <HomeHero words={words.hero} lots={lots} share={share} quoteUrl={quoteUrl} />
      {partners.length > 0 && <Partners partners={partners} {...words.partners} noteHref={ratings} />}
      <HowItWorks {...words.how} />
      <QuoteComparison words={words.compare} {...coverageCheck} />
      {words.proofPoints && <ProofPoints {...words.proofPoints} about={about} sampleContent={sampleContent} />}
      <Specialties words={words.specialties} cards={specialtyCards} />
      {reviews.length > 0 && <Testimonials words={words.testimonials} reviews={reviews} sampleContent={sampleContent} />}
      <Contact data={contact} {...words.contact} background="mist" />
    </>
  );
}
