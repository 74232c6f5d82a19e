import type { IndustryIndexWords } from '../../../content-model/schemas/industry-index';
import { Island } from '../../islands/island';
import { Anchor } from '../../ui/anchor';
import { Picture } from '../../ui/picture';
import { TradeFinder } from './trade-finder.island';

interface Trade {
  path: string;
  name: string;
  scene: string;
  line: string;
  goesWrong: string;
  wePlace: string;
  clients: string[];
}

/** A card for each industry, wide and narrow in turn, with a filter. Without scripts all are shown. */
export function Trades({ trades, words }: { trades: Trade[]; words: IndustryIndexWords['trades'] }) {
  return (
    <section className="section" id="trades">
      <div className="wrap">
        <Island
          of={TradeFinder}
          when="interaction"
          words={words.finder}
          heading={<h2>{words.heading}</h2>}
          trades={trades.map(({ path, scene, ...trade }) => ({
            ...trade,
            picture: <Picture name={scene} alt="" sizes="(max-width: 600px) 90vw, (max-width: 1024px) 45vw, 24rem" />,
            head: (
              <>
                <h3>
                  <Anchor className="stretched-link" href={path}>
                    {trade.name}
                  </Anchor>
                </h3>
                <p>{trade.line}</p>
              </>
            ),
            rest: (
              <dl>
                <dt>{words.goesWrong}</dt>
                <dd>{trade.goesWrong}</dd>
                <dt>{words.wePlace}</dt>
                <dd>{trade.wePlace}</dd>
              </dl>
            ),
          }))}
        />
      </div>
    </section>
  );
}
