import { useLoaderData } from 'react-router';
import {
  contactData,
  crumbsTo,
  drawn,
  faq,
  industries,
  industryIndex,
  industryPath,
  lastSegment,
  partners,
  pinned,
  site,
} from '../../content.server';
import { embeddedCalculators } from '../../embedded-calculators.server';
import { definitionsData, explained } from '../../glossary.server';
import type { Background } from '../../lib/backgrounds';
import { moveToFront } from '../../lib/move-to-front';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { postCards } from '../../posts.server';
import { Approach } from '../../sections/approach';
import { BlogTeaser } from '../../sections/blog-teaser';
import { ClientsServed } from '../../sections/clients-served';
import { Contact } from '../../sections/contact/contact';
import { Definitions } from '../../sections/definitions';
import { EmbeddedCalculators } from '../../sections/embedded-calculators';
import { Faq } from '../../sections/faq';
import { Exclusions, FinePrint, TexasNote } from '../../sections/fine-print';
import { InnerHero } from '../../sections/inner-hero';
import { LossExample } from '../../sections/loss-example';
import { PageSection, PageSections } from '../../sections/page-sections';
import { Partners } from '../../sections/partners';
import { PrintHead } from '../../sections/print-head';
import { ButtonLink } from '../../ui/button';
import { Exposures } from './exposures';
import { layOut } from './layout';
import { Products } from './products';
import { TradeTerms } from './trade-terms';
import { WhyBenchmark } from './why-benchmark';

export function loader({ request }: { request: Request }) {
  const slug = lastSegment(request).replace(/-insurance$/, '');
  const industry = industries.find((entry) => entry.slug === slug);
  if (!industry) throw new Error(`content/industries/${slug}.yaml is missing`);
  const { name, meta, hero, picture, approach, why, products, exposures, words, loss, notCovered, texas, serve, contact } = industry;
  const { figure, layout } = industry;

  return {
    page: pageInfo(industryPath(slug), meta, `industry-${slug}`, { reviewed: industry.reviewed }),
    crumbs: crumbsTo({ label: industryIndex.page.crumb, path: '/industry' }, { label: name }),
    words: { ...industryIndex.page, ...layout?.headings },
    contents: site.reading.contents,
    sections: layOut(layout, figure, background),
    company: { name: site.name, phone: site.phone.display, email: site.email },
    quoteUrl: site.urls.quote,
    industry: { name, hero, picture, approach, products, exposures, words: explained(words), loss, notCovered, texas, serve, contact },
    drawn: figure && drawn(figure, loss.figures),
    why: { ...why, reasons: pinned(why.picture.scene, why.reasons) },
    faq: { heading: industry.faq.heading, items: moveToFront(faq, industry.faq.first) },
    calculators: embeddedCalculators(`industries/${slug}`),
    partners,
    posts: postCards(industry.posts),
    contact: contactData(),
    definitions: definitionsData(),
  };
}

const background = 'deep';
/** Sections that other pages link to have an id themselves. */
const ownIds: Partial<Record<string, string>> = { faq: 'questions', contact: 'contact' };
/** Of the part; the row of logos inside is called partners. */
const idOf = (part: string) => ownIds[part] ?? (part === 'partners' ? 'carriers' : part);
export const meta = tagsOf;
export const handle: PageHandle = { background, contact: true };

export default function Industry() {
  const {
    page,
    crumbs,
    words,
    contents,
    sections,
    company,
    quoteUrl,
    industry,
    drawn,
    why,
    faq,
    partners,
    posts,
    contact,
    definitions,
    calculators,
  } = useLoaderData<typeof loader>();

  const parts: Record<(typeof sections)[number]['part'], (background: Background) => React.ReactNode> = {
    approach: (background) => (
      <Approach background={background} heading={words.approach} {...industry.approach}>
        <ButtonLink href={quoteUrl} newTab>
          {words.consultation}
        </ButtonLink>
      </Approach>
    ),
    why: (background) => <WhyBenchmark background={background} {...why} />,
    products: (background) => <Products background={background} heading={words.products} columns={words.columns} {...industry.products} />,
    wrong: (background) => <Exposures background={background} heading={words.exposures} items={industry.exposures} drawn={drawn} />,
    words: (background) => <TradeTerms background={background} heading={words.words} items={industry.words} />,
    loss: (background) => (
      <LossExample background={background} words={words.loss} {...industry.loss} rows={industry.loss.figures}>
        {calculators.length > 0 && <EmbeddedCalculators calculators={calculators} />}
      </LossExample>
    ),
    leftOut: (background) => <Exclusions background={background} notCovered={industry.notCovered} />,
    texas: (background) => <TexasNote background={background} texas={industry.texas} reviewed={page.reviewed} />,
    finePrint: (background) => (
      <FinePrint background={background} notCovered={industry.notCovered} texas={industry.texas} reviewed={page.reviewed} />
    ),
    serve: (background) => <ClientsServed background={background} heading={words.serve} names={industry.serve} />,
    partners: (background) => (
      <Partners background={background} partners={partners} {...words.partners} noteHref="/disclosures#what-a-rated-50-and-100-mean" />
    ),
    faq: (background) => <Faq background={background} words={words.faq} {...faq} contactHref="#contact" />,
    posts: (background) => <BlogTeaser background={background} words={words.posts} posts={posts} />,
    contact: () => <Contact background="deep" data={contact} {...industry.contact} />,
  };

  const names: Record<keyof typeof parts, string> = {
    approach: words.approach,
    why: why.heading,
    products: words.products,
    wrong: drawn?.figure.heading ?? words.exposures,
    words: words.words,
    loss: industry.loss.title,
    leftOut: industry.notCovered.heading,
    texas: industry.texas.title,
    finePrint: industry.notCovered.heading,
    serve: words.serve,
    partners: words.partners.title,
    faq: faq.heading,
    posts: words.posts.heading,
    contact: industry.contact.heading,
  };

  return (
    <Definitions {...definitions} title={industry.hero.title}>
      <PrintHead {...company} purpose={`${industry.hero.title}: ${words.sheet}`} />
      <PageSections label={contents}>
        <PageSection id="top" name={industry.hero.title}>
          <InnerHero {...industry.hero} background={background} crumbs={crumbs} picture={industry.picture}>
            <ButtonLink color="accent" size="large" href={quoteUrl} newTab>
              {words.quote}
            </ButtonLink>
            <ButtonLink variant="empty" href="#contact">
              {words.talk}
            </ButtonLink>
          </InnerHero>
        </PageSection>
        {sections.map(({ part, background }) => (
          <PageSection key={part} id={idOf(part)} hasOwnId={part in ownIds} name={names[part]}>
            {parts[part](background)}
          </PageSection>
        ))}
      </PageSections>
    </Definitions>
  );
}
