import { ArrowRight } from 'lucide';
import type { IndustryIndexWords } from '../../../content-model/schemas/industry-index';
import { Anchor } from '../../ui/anchor';
import { Collapsible } from '../../ui/collapsible';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import styles from './trades.module.css';

interface Trade {
  path: string;
  name: string;
  lang?: 'en';
  scene: string;
  line: string;
  goesWrong: string;
  wePlace: string;
}

/** A row for each industry on narrow screens, a card with more text on wide ones. The finder (trade-finder.island.tsx) filters them. */
export function Trades({ id, trades, words }: { id: string; trades: Trade[]; words: IndustryIndexWords['trades'] }) {
  const details = (trade: Trade) => (
    <>
      <dt>{words.goesWrong}</dt>
      <dd lang={trade.lang}>{trade.goesWrong}</dd>
      <dt>{words.wePlace}</dt>
      <dd lang={trade.lang}>{trade.wePlace}</dd>
    </>
  );
  return (
    <section className="section" id="trades">
      <div className="wrap">
        <h2>{words.heading}</h2>
        <ul className={`ruled columns-phone ${styles.list}`} id={id}>
          {trades.map((trade) => (
            <li key={trade.path} className={`grid gap-3 ${styles.trade}`} data-trade={trade.name}>
              <div className={`no-print ${styles.picture}`}>
                <Picture name={trade.scene} alt="" sizes="(max-width: 600px) 72px, (max-width: 1024px) 96px, 24rem" />
              </div>
              <div>
                <h3>
                  <Anchor className="stretched-link" href={trade.path} lang={trade.lang}>
                    {trade.name}
                  </Anchor>
                </h3>
                <p className="muted" lang={trade.lang}>
                  {trade.line}
                </p>
                <p className={styles.matches} data-matches="" />
              </div>
              <Icon drawing={ArrowRight} className={`icon muted ${styles.arrow}`} />
              <dl className={styles.details}>{details(trade)}</dl>
            </li>
          ))}
        </ul>
        <Collapsible className={styles.all} heading={<h3>{words.details}</h3>} note={`${words.goesWrong}, ${words.wePlace.toLowerCase()}`}>
          {trades.map((trade) => (
            <dl key={trade.path}>
              <dt lang={trade.lang}>{trade.name}</dt>
              <dd lang={trade.lang}>{trade.goesWrong}</dd>
              <dd>
                <b>{words.wePlace}:</b> <span lang={trade.lang}>{trade.wePlace}</span>
              </dd>
            </dl>
          ))}
        </Collapsible>
      </div>
    </section>
  );
}
