import { contactData, crumbsTo, industries, industryIndex } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { Island } from '../../islands/island';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { Contact } from '../../sections/contact/contact';
import { InnerHero } from '../../sections/inner-hero';
import { Anchor } from '../../ui/anchor';
import type { Route } from './+types/industry-index';
import { OverlappingIndustries } from './overlapping-industries';
import { TradeFinder } from './trade-finder.island';
import { Trades } from './trades';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta, hero, picture, actions, trades, overlaps, contact, page } = industryIndex(language);
  const link = (wanted: string) => {
    const industry = industries(language).find(({ slug }) => slug === wanted);
    if (!industry) throw new Error(`content/pages/industry-index.yaml names ${wanted}, which is not in content/industries`);
    return { name: industry.name, path: industry.path };
  };

  return {
    page: pageInfo(language, '/industry', meta, 'industry'),
    crumbs: crumbsTo(language, { label: page.crumb }),
    words: { hero, picture, actions, trades, contact },
    trades: industries(language).map(({ path, name, card, picture, clients }) => ({
      path,
      name,
      scene: picture.scene,
      ...card,
      clients,
    })),
    overlaps: { ...overlaps, items: overlaps.items.map((item) => ({ ...item, industries: item.industries.map(link) })) },
    contact: contactData(language),
  };
}

export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist', contact: true };

export default function IndustryIndex({ loaderData: { crumbs, words, trades, overlaps, contact } }: Route.ComponentProps) {
  return (
    <>
      <InnerHero {...words.hero} background="mist" crumbs={crumbs} picture={words.picture} noPictureOnPhones>
        <Island
          of={TradeFinder}
          when="interaction"
          words={words.trades.finder}
          trades={trades.map(({ path, name, line, clients }) => ({ path, name, line, clients }))}
        />
        <Anchor className="link" href="#contact">
          {words.actions.talk}
        </Anchor>
      </InnerHero>
      <Trades trades={trades} words={words.trades} />
      <OverlappingIndustries {...overlaps} />
      <Contact background="deep" data={contact} {...words.contact} />
    </>
  );
}
