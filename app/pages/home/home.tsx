import { contactData, industries, pageAt, pageWords, partners, personalLines, reviews, services, site } from '../../data/content.server';
import { withDrawings } from '../../data/icon-drawings.server';
import { pageInfo } from '../../data/page.server';
import { calculatorLabels, toolNames } from '../../data/tools.server';
import { formatMonth } from '../../lib/format-date';
import { personalPath } from '../../lib/page-paths';
import { agency } from '../../lib/structured-data';
import { type PageHandle, tagsOf } from '../../page-data';
import { Contact } from '../../sections/contact/contact';
import { PageSection, PageSections } from '../../sections/page-sections';
import { Partners } from '../../sections/partners';
import { Testimonials } from '../../sections/testimonials';
import type { Route } from './+types/home';
import { HomeHero } from './home-hero';
import { HowItWorks } from './how-it-works';
import { ProofPoints } from './proof-points';
import { QuoteComparison } from './quote-comparison';
import { Specialties } from './specialties';
import { withBackgrounds } from './step-drawings.server';

export function loader() {
  const words = pageWords.home;
  const { emergency, ...specialties } = words.specialties;
  const card = (path: string, { name, card, picture }: { name: string; card: { line: string }; picture: { scene: string } }) => ({
    path,
    name,
    line: card.line,
    scene: picture.scene,
  });
  return {
    page: pageInfo('/', words.meta, 'home', { jsonLd: () => [agency(site)] }),
    words: { ...words, specialties, how: { ...words.how, steps: withBackgrounds(withDrawings(words.how.steps)) } },
    contents: site.reading.contents,
    measure: { shared: calculatorLabels(), links: measureLinks() },
    quoteUrl: site.urls.quote,
    coordinates: site.coordinates.text,
    sampleContent: site.sampleContent,
    partners,
    specialtyCards: {
      commercial: industries.slice(0, 9).map((i) => card(i.path, i)),
      personal: personalLines.slice(0, 9).map((p) => card(p.path, p)),
      services: [...services.slice(0, 8).map((s) => card(s.path, s)), emergency],
    },
    reviews: reviews.map((review) => ({ ...review, month: formatMonth(review.date) })),
    contact: contactData(),
  };
}

/** The tools by slug and the pages by path, for the lines of “Measure mine”. */
function measureLinks() {
  const pages = [...industries, ...personalLines].map(({ name, path }) => ({ label: name, path }));
  const kinds = pageWords.home.compare.measure.kinds.map(({ page }) => [page, pageAt(pages, page)] as const);
  return {
    ...toolNames('percent-deductible', 'storm-deductibles', 'business-income', 'coinsurance', 'rebuild-limit'),
    ...Object.fromEntries(kinds),
    flood: pageAt(pages, personalPath('flood')),
  };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', contact: true };

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, contents, measure, quoteUrl, coordinates, sampleContent, partners, specialtyCards, reviews, contact } = loaderData;
  return (
    <>
      <HomeHero words={words.hero} quoteUrl={quoteUrl} coordinates={coordinates} />
      <PageSections label={contents}>
        <PageSection id="carriers" name={words.partners.title}>
          <Partners partners={partners} {...words.partners} noteHref="/disclosures#what-a-rated-50-and-100-mean" />
        </PageSection>
        <PageSection id="how" name={words.how.heading} hasOwnId>
          <HowItWorks {...words.how} />
        </PageSection>
        <PageSection id="compare" name={words.compare.heading}>
          <QuoteComparison words={words.compare} {...measure} />
        </PageSection>
        <PageSection id="proof-points" name={words.proofPoints.heading}>
          <ProofPoints {...words.proofPoints} sampleContent={sampleContent} />
        </PageSection>
        <PageSection id="specialties" name={words.specialties.heading}>
          <Specialties words={words.specialties} cards={specialtyCards} />
        </PageSection>
        <PageSection id="testimonials" name={words.testimonials.heading}>
          <Testimonials words={words.testimonials} reviews={reviews} sampleContent={sampleContent} />
        </PageSection>
        <PageSection id="contact" name={words.contact.heading} hasOwnId>
          <Contact data={contact} {...words.contact} background="mist" />
        </PageSection>
      </PageSections>
    </>
  );
}
