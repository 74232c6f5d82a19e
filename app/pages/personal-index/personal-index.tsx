import { ArrowDown } from 'lucide';
import { crumbsTo, personalIndex, personalLines, site } from '../../data/content.server';
import { pageInfo } from '../../data/page-info.server';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { CallToAction } from '../../sections/call-to-action';
import { FinePrint } from '../../sections/fine-print';
import { GoesWrong } from '../../sections/goes-wrong';
import { InnerHero } from '../../sections/inner-hero';
import { Anchor } from '../../ui/anchor';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Route } from './+types/personal-index';
import { LifeChanges } from './life-changes';
import { LineGroup } from './line-group';
import styles from './personal-index.module.css';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { meta: words, reviewed, groups, changes, page, ...rest } = personalIndex(language);
  const { urls, phone, collapsibles } = site(language);
  const link = (slug: string) => {
    const line = personalLines(language).find((found) => found.slug === slug);
    if (!line) throw new Error(`content/pages/personal-index.yaml names ${slug}, which is not in content/personal`);
    return { name: line.name, path: line.path, scene: line.picture.scene, forWhom: line.card.forWhom };
  };
  const label = (slug: string) => ({ name: link(slug).name, path: link(slug).path });
  return {
    page: pageInfo(language, '/personal', words, 'personal', { reviewed }),
    ...rest,
    crumbs: crumbsTo(language, { label: page.crumb }),
    words: { quote: page.quote, example: page.example, neededIf: page.neededIf },
    groups: groups.map((group) => ({ ...group, lines: group.lines.map(link) })),
    changes: { ...changes, rows: changes.rows.map((row) => ({ ...row, first: label(row.first), next: label(row.next) })) },
    quote: urls.quote,
    phone,
    collapsibles,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'mist' };

export default function PersonalIndex({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, words, hero, picture, groups, changes, example, notCovered, texas, closing, call, quote, phone, collapsibles } =
    loaderData;
  return (
    <>
      <InnerHero {...hero} background="mist" crumbs={crumbs} picture={picture}>
        <ul className={styles.questions}>
          {groups.map((group) => (
            <li key={group.id}>
              <Anchor className="gap-3" href={`#${group.id}`}>
                <Icon drawing={ArrowDown} className="icon" />
                {group.question}
              </Anchor>
            </li>
          ))}
        </ul>
      </InnerHero>
      {groups.map((group, i) => (
        <LineGroup key={group.id} {...group} neededIf={words.neededIf} background={i % 2 ? 'stone' : 'page'} />
      ))}
      <LifeChanges {...changes} />
      <GoesWrong background="page" words={words.example} {...example} />
      <FinePrint heading={collapsibles.finePrint} background="stone" notCovered={notCovered} texas={texas} reviewed={page.reviewed} />
      <CallToAction {...closing} call={{ label: call, phone }}>
        <ButtonLink href={quote} newTab color="accent" size="large">
          {words.quote}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
