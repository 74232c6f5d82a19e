import { Fragment } from 'react';
import type { Background } from '../../lib/backgrounds';
import { change, dollars, sum } from '../../lib/money';
import { BesideSection } from '../../sections/beside-section';
import '../../tools/chart.css';
import styles from './cost-of-risk.module.css';
import { DataTable } from './data-table';

interface CostPart {
  label: string;
  before: number;
  after: number;
  note: string;
}

interface Props {
  heading: string;
  lead: string;
  rows: CostPart[];
  words: Record<'caption' | 'label' | 'before' | 'after' | 'change' | 'note' | 'total', string>;
  background: Background;
}

/** The colors of the parts (tools/chart.css). */
const chartColors = [4, 3, 1, 2];

/** Two years as stacked bars on one scale, and a table of the amounts. */
export function CostOfRisk({ heading, lead, rows, words, background }: Props) {
  const before = sum(rows, (row) => row.before);
  const after = sum(rows, (row) => row.after);
  const largest = Math.max(before, after);
  return (
    <BesideSection heading={heading} beside={<p className="muted">{lead}</p>} background={background}>
      <div className="grid gap-4 no-print" aria-hidden="true">
        <YearBar label={words.before} amounts={rows.map((row) => row.before)} largest={largest} />
        <YearBar label={words.after} amounts={rows.map((row) => row.after)} largest={largest} />
      </div>
      <DataTable
        caption={words.caption}
        columns={[
          { label: words.label },
          { label: words.before, numeric: true },
          { label: words.after, numeric: true },
          { label: words.change, numeric: true },
          { label: words.note },
        ]}
        rows={rows.map((row, i) => ({
          key: row.label,
          cells: [
            <Fragment key="label">
              <i className={`no-print ${styles.swatch}`} data-chart-color={chartColors[i]} />
              {row.label}
            </Fragment>,
            dollars(row.before),
            dollars(row.after),
            change(row.after - row.before),
            row.note,
          ],
        }))}
        total={[words.total, dollars(before), dollars(after), change(after - before), null]}
      />
    </BesideSection>
  );
}

function YearBar({ label, amounts, largest }: { label: string; amounts: number[]; largest: number }) {
  const total = sum(amounts, (amount) => amount);
  return (
    <div className={`columns-tablet small num ${styles.bar}`}>
      <p className="row between gap-3">
        {label} <b>{dollars(total)}</b>
      </p>
      <svg aria-hidden="true">
        {amounts.map((amount, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a bar keep their order
            key={i}
            data-chart-color={chartColors[i]}
            x={`${(sum(amounts.slice(0, i), (piece) => piece) / largest) * 100}%`}
            width={`${(amount / largest) * 100}%`}
            height="100%"
          />
        ))}
      </svg>
    </div>
  );
}
