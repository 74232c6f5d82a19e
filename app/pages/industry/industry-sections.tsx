import type { MovableSection } from '../../../content-model/schemas/industry';
import { assignBackgrounds, type Background, type BackgroundChoice } from '../../lib/backgrounds';
import { AnnotatedPictureSection } from '../../sections/annotated-picture-section';
import { Approach } from '../../sections/approach';
import { BlogTeaser } from '../../sections/blog-teaser';
import { ClientsServed } from '../../sections/clients-served';
import { Contact } from '../../sections/contact/contact';
import { Faq } from '../../sections/faq';
import { FinePrint } from '../../sections/fine-print';
import { GoesWrong } from '../../sections/goes-wrong';
import { Partners } from '../../sections/partners';
import { Anchor } from '../../ui/anchor';
import type { IndustryData } from './industry-data.server';
import { Products } from './products';

interface Section {
  key: MovableSection | 'approach' | 'why' | 'products' | 'clients' | 'partners' | 'faq' | 'posts' | 'contact';
  /** Content decides the position of the section. Sections that are not movable keep the order of `all`. */
  movable?: boolean;
  /** Fragment of the section's URL, if it differs from the key. */
  id?: string;
  /** Label in the list of sections. */
  name: string;
  /** The sections whose background it keeps if it follows them. */
  joins?: Section['key'][];
  /** Allowed backgrounds, the preferred one first. */
  backgrounds: BackgroundChoice['options'];
  render: (background: Background, id: string) => React.ReactNode;
}

/** Movable sections, by the key of the section that they follow. */
type MovableSections = Partial<Record<Section['key'], MovableSection[] | undefined>>;
const defaultOrder: MovableSections = { approach: ['goesWrong'], products: ['finePrint'] };

/** The sections below the hero. Those that belong together share a background; others differ from their neighbors. */
export function industrySections(data: IndustryData) {
  const { page, words, collapsibles, quoteUrl, industry, figure, share, tools, why, faq, partners, posts, contact } = data;

  const all: Section[] = [
    {
      key: 'approach',
      name: words.approach,
      backgrounds: ['page', 'mist', 'stone'],
      render: (background, id) => (
        <Approach id={id} background={background} heading={words.approach} {...industry.approach}>
          <Anchor className="link" href={quoteUrl} newTab>
            {words.consultation}
          </Anchor>
        </Approach>
      ),
    },
    {
      key: 'why',
      name: why.heading,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background, id) => (
        <AnnotatedPictureSection id={id} background={background} heading={why.heading} picture={why.picture} items={why.reasons} />
      ),
    },
    {
      key: 'products',
      name: words.products,
      backgrounds: ['page', 'stone', 'mist'],
      render: (background, id) => (
        <Products id={id} more={collapsibles.more} background={background} heading={words.products} {...industry.products} />
      ),
    },
    {
      key: 'goesWrong',
      movable: true,
      id: 'goes-wrong',
      name: words.goesWrong,
      backgrounds: ['mist', 'stone', 'page'],
      render: (background, id) => (
        <GoesWrong
          id={id}
          background={background}
          words={words.loss}
          label={words.goesWrong}
          {...industry.loss}
          rows={industry.loss.figures}
          share={share}
          figure={figure}
          tools={tools}
          risks={industry.exposures}
        />
      ),
    },
    {
      key: 'finePrint',
      movable: true,
      joins: ['products'],
      id: 'fine-print',
      name: collapsibles.finePrint,
      backgrounds: ['stone', 'mist', 'page'],
      render: (background, id) => (
        <FinePrint
          id={id}
          heading={collapsibles.finePrint}
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
      backgrounds: ['stone', 'mist', 'page'],
      render: (background, id) => <ClientsServed id={id} background={background} heading={words.clients} names={industry.clients} />,
    },
    {
      key: 'partners',
      joins: ['clients', 'finePrint'],
      // the carousel of logos in this section has the id partners
      id: 'carriers',
      name: words.partners.title,
      backgrounds: ['page', 'stone', 'mist'],
      render: (background, id) => (
        <Partners id={id} background={background} partners={partners} {...words.partners} noteHref={data.ratings} />
      ),
    },
    {
      key: 'faq',
      joins: ['partners'],
      id: 'questions',
      name: faq.heading,
      backgrounds: ['stone', 'page', 'mist'],
      render: (background) => <Faq background={background} words={words.faq} {...faq} contactHref="#contact" />,
    },
    ...(posts.length
      ? [
          {
            key: 'posts',
            name: words.posts.heading,
            backgrounds: ['page', 'mist', 'stone'],
            render: (background, id) => <BlogTeaser id={id} background={background} words={words.posts} posts={posts} />,
          } satisfies Section,
        ]
      : []),
    {
      key: 'contact',
      name: industry.contact.heading,
      backgrounds: ['deep'],
      render: () => <Contact background="deep" data={contact} {...industry.contact} lenderLate />,
    },
  ];

  const after: MovableSections = data.movableSections ?? defaultOrder;
  const ordered = all
    .filter(({ movable }) => !movable)
    .flatMap((section) => [section, ...(after[section.key] ?? []).flatMap((key) => all.filter((movable) => movable.key === key))]);
  const backgrounds = assignBackgrounds(
    ordered.map(({ backgrounds, joins }, i) => ({ options: backgrounds, joined: i > 0 && joins?.includes(ordered[i - 1]!.key) })),
    heroBackground,
  );
  return ordered.map(({ id, ...section }, i) => ({ ...section, id: id ?? section.key, background: backgrounds[i] ?? 'page' }));
}

export const heroBackground = 'deep';
