import { ArrowDown, ArrowRight } from 'lucide';
import type { IndustryIndexWords } from '../../../content-model/schemas/industry-index';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import styles from './trades.module.css';

interface Trade {
  path: string;
  name: string;
  scene: string;
  line: string;
}

/** A row for each industry on narrow screens, a card on wide ones, and last a link to the contact section. */
export function Trades({ trades, words }: { trades: Trade[]; words: IndustryIndexWords['trades'] }) {
  return (
    <section className="section" id="trades">
      <div className="wrap">
        <h2>{words.heading}</h2>
        <ul className={`ruled columns-phone ${styles.list}`}>
          {trades.map((trade) => (
            <li key={trade.path} className={`grid gap-3 ${styles.trade}`}>
              <div className={`no-print ${styles.picture}`}>
                <Picture name={trade.scene} alt="" sizes="(max-width: 600px) 72px, (max-width: 1024px) 96px, 24rem" />
              </div>
              <div>
                <h3>
                  <Anchor className="stretched-link" href={trade.path}>
                    {trade.name}
                  </Anchor>
                </h3>
                <p className="muted">{trade.line}</p>
              </div>
              <Icon drawing={ArrowRight} className="icon muted" />
            </li>
          ))}
          <li className={`grid gap-3 no-print ${styles.trade} ${styles.notHere}`}>
            <div>
              <h3>
                <a className="stretched-link" href="#contact">
                  {words.notHere.label}
                </a>
              </h3>
              <p className="muted">{words.notHere.text}</p>
            </div>
            <Icon drawing={ArrowDown} className="icon muted" />
          </li>
        </ul>
      </div>
    </section>
  );
}
