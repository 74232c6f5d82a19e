import { useLoaderData } from 'react-router';
import { contactData, faq, industries, industryIndex, industryPath, lastSegment, partners, pinned, site } from '../../content.server';
import { explained } from '../../glossary.server';
import { putFirst } from '../../lib/put-first';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { postCards } from '../../posts.server';
import { Approach } from '../../sections/approach';
import { BlogTeaser } from '../../sections/blog-teaser';
import { Contact } from '../../sections/contact/contact';
import { Faq } from '../../sections/faq';
import { FinePrint } from '../../sections/fine-print';
import { InnerHero } from '../../sections/inner-hero';
import { LossSketch } from '../../sections/loss-sketch';
import { Partners } from '../../sections/partners';
import { PrintHead } from '../../sections/print-head';
import { ServeList } from '../../sections/serve-list';
import { ButtonLink } from '../../ui/button';
import { Exposures } from './exposures';
import { Products } from './products';
import { WhyBenchmark } from './why-benchmark';
import { Words } from './words';

export function loader({ request }: { request: Request }) {
  const slug = lastSegment(request).replace(/-insurance$/, '');
  const industry = industries.find((entry) => entry.slug === slug);
  if (!industry) throw new Error(`content/industries/${slug}.ts is missing`);
  const { name, meta, hero, picture, approach, why, products, exposures, words, loss, notCovered, texas, serve, contact } = industry;

  return {
    page: pageInfo(industryPath(slug), meta, `industry-${slug}`, { reviewed: industry.reviewed }),
    says: industryIndex.page,
    company: { name: site.name, phone: site.phone.display, email: site.email },
    quoteUrl: site.urls.quote,
    industry: { name, hero, picture, approach, products, exposures, words: explained(words), loss, notCovered, texas, serve, contact },
    why: { ...why, reasons: pinned(why.picture.scene, why.reasons) },
    faq: { heading: industry.faq.heading, items: putFirst(faq, industry.faq.first) },
    partners,
    posts: postCards(industry.posts),
    contact: contactData(),
  };
}

export const meta = tagsOf;
export const handle: PageHandle = { ground: 'deep', contact: true };

export default function Industry() {
  const { page, says, company, quoteUrl, industry, why, faq, partners, posts, contact } = useLoaderData<typeof loader>();
  const crumbs = [{ label: says.crumb, path: '/industry' }, { label: industry.name }];

  return (
    <>
      <PrintHead {...company} purpose={`${industry.hero.title}: ${says.sheet}`} />
      <InnerHero {...industry.hero} ground="deep" crumbs={crumbs} picture={industry.picture}>
        <ButtonLink color="accent" size="large" href={quoteUrl} newTab>
          {says.quote}
        </ButtonLink>
        <ButtonLink variant="empty" href="#contact">
          {says.talk}
        </ButtonLink>
      </InnerHero>
      <Approach heading={says.approach} {...industry.approach}>
        <ButtonLink href={quoteUrl} newTab>
          {says.consultation}
        </ButtonLink>
      </Approach>
      <WhyBenchmark {...why} />
      <Products heading={says.products} columns={says.columns} {...industry.products} />
      <Exposures heading={says.exposures} items={industry.exposures} />
      <Words heading={says.words} items={industry.words} />
      <LossSketch ground="stone" words={says.loss} {...industry.loss} rows={industry.loss.figures} />
      <FinePrint ground="page" notCovered={industry.notCovered} texas={industry.texas} reviewed={page.reviewed} />
      <ServeList ground="mist" heading={says.serve} names={industry.serve} />
      <Partners partners={partners} {...says.partners} noteHref="/disclosures#what-a-rated-50-and-100-mean" />
      <Faq words={says.faq} {...faq} contactHref="#contact" />
      <BlogTeaser words={says.posts} posts={posts} />
      <Contact ground="deep" data={contact} {...industry.contact} />
    </>
  );
}
