import type { MovableSection } from '../../../content-model/schemas/industry';
import { assignBackgrounds, type Background, type BackgroundChoice } from '../../lib/backgrounds';
import { AnnotatedPictureSection } from '../../sections/annotated-picture-section';
import { Approach } from '../../sections/approach';
import { BlogTeaser } from '../../sections/blog-teaser';
import { ClientsServed } from '../../sections/clients-served';
import { Contact } from '../../sections/contact/contact';
import { EmbeddedCalculators } from '../../sections/embedded-calculators';
import { ExclusionsAndTexas } from '../../sections/exclusions-and-texas';
import { Faq } from '../../sections/faq';
import { figureBackground } from '../../sections/figures/figure-background';
import { LossExample } from '../../sections/loss-example';
import { Partners } from '../../sections/partners';
import { ButtonLink } from '../../ui/button';
import { Exposures } from './exposures';
import type { IndustryData } from './industry-data.server';
import { Products } from './products';

interface Section {
  key: MovableSection | 'approach' | 'why' | 'products' | 'clients' | 'partners' | 'faq' | 'posts' | 'contact';
  /** Content decides the position of the section. Sections that are not movable keep the order of `all`. */
  movable?: boolean;
  /** Fragment of the section's URL, if it differs from the key. */
  id?: string;
  /** Whether the section renders the id itself. */
  hasOwnId?: boolean;
  /** Label in the section nav. */
  name: string;
  /** Allowed backgrounds, the preferred one first. */
  backgrounds: BackgroundChoice['options'];
  /** The color at the section's lower edge, if it differs from the background. */
  bottom?: Background | undefined;
  render: (background: Background) => React.ReactNode;
}

/** Movable sections, by the key of the section that they follow. */
type MovableSections = Partial<Record<Section['key'], MovableSection[] | undefined>>;
const defaultOrder: MovableSections = { products: ['exposures', 'loss'], clients: ['finePrint'] };

/** The sections below the hero, each with a background that differs from its neighbors'. */
export function industrySections(data: IndustryData) {
  const { page, words, collapsibles, quoteUrl, industry, figureData, why, faq, partners, posts, contact, calculators } = data;
  const exposuresBackground: BackgroundChoice = figureData ? figureBackground(figureData.figure) : { options: ['mist', 'stone', 'page'] };

  const all: Section[] = [
    {
      key: 'approach',
      name: words.approach,
      backgrounds: ['page', 'mist', 'stone'],
      render: (background) => (
        <Approach background={background} heading={words.approach} {...industry.approach}>
          <ButtonLink href={quoteUrl} newTab>
            {words.consultation}
          </ButtonLink>
        </Approach>
      ),
    },
    {
      key: 'why',
      name: why.heading,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background) => (
        <AnnotatedPictureSection background={background} heading={why.heading} picture={why.picture} items={why.reasons} />
      ),
    },
    {
      key: 'products',
      name: words.products,
      backgrounds: ['page', 'stone', 'mist'],
      render: (background) => (
        <Products words={collapsibles} background={background} heading={words.products} columns={words.columns} {...industry.products} />
      ),
    },
    {
      key: 'exposures',
      movable: true,
      name: figureData?.figure.heading ?? words.exposures,
      backgrounds: exposuresBackground.options,
      bottom: exposuresBackground.bottom,
      render: (background) => (
        <Exposures background={background} heading={words.exposures} items={industry.exposures} figureData={figureData} />
      ),
    },
    {
      key: 'loss',
      movable: true,
      name: industry.loss.title,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background) => (
        <LossExample background={background} words={words.loss} more={collapsibles.story} {...industry.loss} rows={industry.loss.figures}>
          {calculators.length > 0 && <EmbeddedCalculators calculators={calculators} />}
        </LossExample>
      ),
    },
    {
      key: 'finePrint',
      movable: true,
      id: 'fine-print',
      name: industry.notCovered.heading,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background) => (
        <ExclusionsAndTexas
          words={collapsibles}
          background={background}
          notCovered={industry.notCovered}
          texas={industry.texas}
          reviewed={page.reviewed}
          terms={{ heading: words.terms, items: industry.terms }}
        />
      ),
    },
    {
      key: 'clients',
      name: words.clients,
      backgrounds: ['mist', 'stone', 'page'],
      render: (background) => <ClientsServed background={background} heading={words.clients} names={industry.clients} />,
    },
    {
      key: 'partners',
      // the carousel of logos in this section has the id partners
      id: 'carriers',
      name: words.partners.title,
      backgrounds: ['page', 'stone', 'mist'],
      render: (background) => <Partners background={background} partners={partners} {...words.partners} noteHref={data.ratings} />,
    },
    {
      key: 'faq',
      id: 'questions',
      hasOwnId: true,
      name: faq.heading,
      backgrounds: ['stone', 'page', 'mist'],
      render: (background) => <Faq background={background} words={words.faq} {...faq} contactHref="#contact" />,
    },
    {
      key: 'posts',
      name: words.posts.heading,
      backgrounds: ['page', 'mist', 'stone'],
      render: (background) => <BlogTeaser background={background} words={words.posts} posts={posts} />,
    },
    {
      key: 'contact',
      hasOwnId: true,
      name: industry.contact.heading,
      backgrounds: ['deep'],
      render: () => <Contact background="deep" data={contact} {...industry.contact} />,
    },
  ];

  const after: MovableSections = data.movableSections ?? defaultOrder;
  const ordered = all
    .filter(({ movable }) => !movable)
    .flatMap((section) => [section, ...(after[section.key] ?? []).flatMap((key) => all.filter((movable) => movable.key === key))]);
  const backgrounds = assignBackgrounds(
    ordered.map(({ backgrounds, bottom }) => ({ options: backgrounds, ...(bottom && { bottom }) })),
    heroBackground,
  );
  return ordered.map((section, i) => ({ ...section, background: backgrounds[i] ?? 'page' }));
}

export const heroBackground = 'deep';
