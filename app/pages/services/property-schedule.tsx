import type { Background } from '../../lib/backgrounds';
import { dollars, share, sum } from '../../lib/money';
import { BesideSection } from '../../sections/beside-section';
import { DataTable } from './data-table';
import styles from './property-schedule.module.css';

interface Asset {
  asset: string;
  county: string;
  value: number;
  deductible: string;
  lender: string;
  premium: number;
}

type ScheduleColumn =
  | 'caption'
  | 'asset'
  | 'county'
  | 'value'
  | 'share'
  | 'deductible'
  | 'lender'
  | 'premium'
  | 'ofValue'
  | 'ofPremium'
  | 'total';

interface Props {
  heading: string;
  lead: string;
  rows: Asset[];
  conclusion: string;
  words: Record<ScheduleColumn, string>;
  background: Background;
}

/** All buildings of a portfolio, with each one's share of the total value and premium. */
export function PropertySchedule({ heading, lead, rows, conclusion, words, background }: Props) {
  const value = sum(rows, (row) => row.value);
  const premium = sum(rows, (row) => row.premium);
  const shares = rows.map((row) => ({ value: share(row.value, value), premium: share(row.premium, premium) }));
  const largest = Math.max(...shares.flatMap((row) => [row.value, row.premium]));
  return (
    <BesideSection heading={heading} beside={<p className="muted">{lead}</p>} background={background}>
      <DataTable
        caption={words.caption}
        columns={[
          { label: words.asset },
          { label: words.county },
          { label: words.value, numeric: true },
          { label: words.premium, numeric: true },
          { label: words.share },
          { label: words.deductible },
          { label: words.lender },
        ]}
        rows={rows.map((row, i) => ({
          key: row.asset,
          cells: [
            row.asset,
            row.county,
            dollars(row.value),
            dollars(row.premium),
            <Share key="share" {...shares[i]!} largest={largest} words={words} />,
            row.deductible,
            row.lender,
          ],
        }))}
        total={[words.total, null, dollars(value), dollars(premium), null, null, null]}
      />
      <p className={`h3 ${styles.summary}`}>{conclusion}</p>
    </BesideSection>
  );
}

interface ShareProps {
  value: number;
  premium: number;
  largest: number;
  words: Props['words'];
}

/** Two bars, scaled to the largest share in the table. */
function Share({ value, premium, largest, words }: ShareProps) {
  return (
    <span className={`grid nowrap ${styles.share}`}>
      <svg aria-hidden="true">
        <rect width={`${(value / largest) * 100}%`} height="100%" />
      </svg>
      <span>
        {value}% {words.ofValue}
      </span>
      <svg aria-hidden="true" data-premium>
        <rect width={`${(premium / largest) * 100}%`} height="100%" />
      </svg>
      <span>
        {premium}% {words.ofPremium}
      </span>
    </span>
  );
}
