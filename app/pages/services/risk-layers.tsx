import type { Background } from '../../lib/backgrounds';
import { paidBy, usedPercent } from '../../lib/insurance-layers';
import { dollars, shortDollars } from '../../lib/money';
import { BesideSection } from '../../sections/beside-section';
import '../../tools/chart.css';
import styles from './risk-layers.module.css';

interface InsuredLayer {
  name: string;
  from: number;
  to: number;
  payer: string;
  text: string;
}

interface Props {
  heading: string;
  lead: string;
  /** From the lowest layer up. */
  items: InsuredLayer[];
  claims: number[];
  note: string;
  words: { layer: string; claim: string; to: string; nothing: string };
  background: Background;
}

/** The colors of the layers from the top down (tools/chart.css). */
const chartColors = [1, 4, 2, 3];

/** Layers of insurance, and how much of each layer three claims use. */
export function RiskLayers({ heading, lead, items, claims, note, words, background }: Props) {
  return (
    <BesideSection heading={heading} beside={<p className="muted">{lead}</p>} background={background}>
      <table className={styles.layers} aria-label={heading}>
        <thead>
          <tr className="grid">
            <th scope="col">
              <span className="visually-hidden">{words.layer}</span>
            </th>
            {claims.map((claim) => (
              <th key={claim} scope="col">
                <span className={`note ${styles.claim}`}>{words.claim} </span>
                {shortDollars(claim)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.toReversed().map((layer, i) => (
            <tr key={layer.name} className="grid" data-chart-color={chartColors[i]}>
              <th scope="row" className="grid">
                <div>
                  <span className="h4">{layer.name}</span>
                  <p className="small muted">
                    {dollars(layer.from)} {words.to} {dollars(layer.to)}
                  </p>
                  <p className="small">{layer.payer}</p>
                </div>
                <span className="small muted">{layer.text}</span>
              </th>
              {claims.map((claim) => (
                <td key={claim} className="small nowrap">
                  <svg className={styles.well} aria-hidden="true">
                    <rect className={styles.shaft} width="100%" height="100%" />
                    <rect width="100%" y={`${100 - usedPercent(layer, claim)}%`} height={`${usedPercent(layer, claim)}%`} />
                  </svg>
                  {paidBy(layer, claim) > 0 ? shortDollars(paidBy(layer, claim)) : <span className="visually-hidden">{words.nothing}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{note}</p>
    </BesideSection>
  );
}
