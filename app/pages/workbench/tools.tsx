import { useLoaderData } from 'react-router';
import { site } from '../../content.server';
import { Island } from '../../islands/island';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Crumbs } from '../../sections/crumbs';
import { Percent } from '../../tools/percent.island';
import { calculatorCards, claimExample, floodExample, limitExample, papers, toolIndex, watchWords } from '../../tools.server';
import { Picture } from '../../ui/picture';
import { Asks } from './asks';
import styles from './bench-hero.module.css';
import { Cannot } from './cannot';
import { Papers } from './papers';
import { Watch } from './watch';

const dated = ['flood-start', 'claim-clock'];

export function loader() {
  const { meta, sheet: _sheet, ...words } = toolIndex;
  return {
    page: pageInfo('/tools', meta, 'tools'),
    words: { ...words, watch: watchWords },
    home: site.crumbs.home,
    clauses: calculatorCards.filter(({ slug }) => !dated.includes(slug)),
    dates: calculatorCards.filter(({ slug }) => dated.includes(slug)),
    limit: limitExample,
    flood: floodExample,
    claim: claimExample,
    papers,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function Tools() {
  const { words, home, clauses, dates, limit, flood, claim, papers } = useLoaderData<typeof loader>();
  return (
    <>
      <section className={`on-mist ${styles.hero}`}>
        <div className="wrap">
          <Crumbs crumbs={[{ label: home, path: '/' }, { label: words.crumb }]} />
          <Island
            of={Percent}
            when="touched"
            words={words.tryIt}
            limit={limit}
            head={
              <div className={styles.head}>
                <h1>{words.title}</h1>
                <p className="lead">{words.lead}</p>
              </div>
            }
            picture={
              <Picture name={words.picture.scene} alt={words.picture.alt} sizes="(max-width: 1024px) min(108vw, 40rem), 52vw" priority />
            }
          />
        </div>
      </section>
      <Asks {...words.groups.clause} tools={clauses} />
      <Watch {...words.groups.date} tools={dates} words={words.watch} flood={flood} claim={claim} />
      <Papers {...words.groups.paper} {...papers} />
      <Cannot {...words.cannot} />
    </>
  );
}
