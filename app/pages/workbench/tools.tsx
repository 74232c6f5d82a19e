import { useLoaderData } from 'react-router';
import { site } from '../../content.server';
import { Island } from '../../islands/island';
import { pageInfo } from '../../page.server';
import { type PageHandle, tagsOf } from '../../page-data';
import { Crumbs } from '../../sections/crumbs';
import { Percent } from '../../tools/percent.island';
import { calculatorCards, claimExample, floodExample, limitExample, papers, toolIndex, watchLabels } from '../../tools.server';
import { Picture } from '../../ui/picture';
import { Asks } from './asks';
import styles from './bench-hero.module.css';
import { Cannot } from './cannot';
import { Papers } from './papers';
import { Watch } from './watch';

const dated = ['flood-start', 'claim-clock'];

export function loader() {
  const { meta, sheet: _sheet, ...says } = toolIndex;
  return {
    page: pageInfo('/tools', meta, 'tools'),
    says,
    home: site.crumbs.home,
    clauses: calculatorCards.filter(({ slug }) => !dated.includes(slug)),
    dates: calculatorCards.filter(({ slug }) => dated.includes(slug)),
    limit: limitExample,
    flood: floodExample,
    claim: claimExample,
    labels: watchLabels,
    papers,
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { ground: 'mist' };

export default function Tools() {
  const { says, home, clauses, dates, limit, flood, claim, labels, papers } = useLoaderData<typeof loader>();
  return (
    <>
      <section className={`on-mist ${styles.hero}`}>
        <div className="wrap">
          <Crumbs crumbs={[{ label: home, path: '/' }, { label: says.crumb }]} />
          <Island
            of={Percent}
            when="touched"
            words={says.tryIt}
            limit={limit}
            head={
              <div className={styles.head}>
                <h1>{says.title}</h1>
                <p className="lead">{says.lead}</p>
              </div>
            }
            picture={
              <Picture name={says.picture.scene} alt={says.picture.alt} sizes="(max-width: 1024px) min(108vw, 40rem), 52vw" priority />
            }
          />
        </div>
      </section>
      <Asks {...says.groups.clause} tools={clauses} />
      <Watch {...says.groups.date} tools={dates} labels={labels} flood={flood} claim={claim} />
      <Papers {...says.groups.paper} {...papers} />
      <Cannot {...says.cannot} />
    </>
  );
}
