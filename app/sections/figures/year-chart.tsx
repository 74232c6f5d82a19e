import { Fragment } from 'react';
import type { YearChartFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { percent, Spot } from '../../ui/drawing';
import { type FigureKindProps, Hatch, Key, Stretched } from './figure-parts';
import styles from './year-chart.module.css';

type YearWords = FigureWords['yearChart'];
/** Monthly values against a limit; what exceeds the limit is hatched. Months run from top to bottom, and bars grow to the right. */
export function YearChart({ figure, words, end }: FigureKindProps<YearChartFigure, YearWords>) {
  return (
    <>
      <p className="note">{figure.unit}</p>
      <Chart figure={figure} months={words.months} />
      {end(
        <>
          <Key sign="level">{words.limit}</Key>
          <Key sign="hatched">{words.above}</Key>
          {figure.available && <Key sign="dash">{words.available}</Key>}
          <Key sign="loss">{figure.lossMark}</Key>
        </>,
      )}
    </>
  );
}

const firstMonthPx = 66;
const monthPx = 34;
/** Start of the bars and end of the longest one, in percent of the width. */
const leftEdgePercent = 15;
const rightEdgePercent = 98;

function Chart({ figure, months }: { figure: YearChartFigure; months: string[] }) {
  const { values, limit, available, loss } = figure;
  const scale = (rightEdgePercent - leftEdgePercent) / Math.max(...values, limit.value, available?.value ?? 0);
  const at = (value: number) => leftEdgePercent + value * scale;
  const x = (value: number) => percent(at(value) / 100);
  const y = (month: number) => firstMonthPx + monthPx * month;
  const lost = values[loss.month] ?? 0;
  return (
    <svg className="figure-svg" width="100%" height="514" role="img" aria-label={figure.description}>
      <defs>
        <Hatch id="hatch" />
      </defs>
      <svg aria-hidden="true" overflow="visible">
        <Stretched height={y(12)}>
          <path
            className={styles.bar}
            d={values.map((value, month) => `M${at(0)} ${y(month)}H${at(Math.min(value, limit.value))}v${monthPx}H${at(0)}z`).join('')}
          />
        </Stretched>
        {values.map(
          (value, month) =>
            value > limit.value && (
              <rect
                key={months[month]}
                fill="url(#hatch)"
                x={x(limit.value)}
                y={y(month)}
                width={percent(((value - limit.value) * scale) / 100)}
                height={monthPx}
              />
            ),
        )}
        <Stretched height={y(12)}>
          <path
            className="figure-hair"
            d={values
              .slice(1)
              .map((value, i) => `M${at(0)} ${y(i + 1)}H${at(Math.min(value, values[i] ?? 0))}`)
              .join('')}
          />
          <path
            className="figure-ink-bold"
            d={`M${at(0)} ${y(0)}${values.map((value) => `H${at(value)}v${monthPx}`).join('')}H${at(0)}z`}
          />
        </Stretched>
        {values.map((value, month) => (
          <Fragment key={months[month]}>
            <text className="figure-xs figure-muted" y={y(month) + 22}>
              {months[month]}
            </text>
            <text className={`figure-xs ${styles.value}`} x={x(0)} dx="10" y={y(month) + 22}>
              {value}
            </text>
          </Fragment>
        ))}
        <line className="figure-ink" x1={x(limit.value)} x2={x(limit.value)} y1="30" y2={y(12) + 14} />
        <text className="figure-xs figure-strong" x={x(limit.value)} dx="8" y="22" textAnchor="end">
          {limit.label}
        </text>
        {available && (
          <>
            <line className="figure-dash" x1={x(available.value)} x2={x(available.value)} y1={y(available.from)} y2={y(12) + 14} />
            <line
              className="figure-hair"
              x1={x(available.value)}
              x2={x(available.value)}
              y1={y(available.from) - 126}
              y2={y(available.from)}
            />
            <text className="figure-xs figure-strong" x="100%" y={y(available.from) - 150} textAnchor="end">
              {available.lines[0]}
            </text>
            <text className="figure-xs figure-muted" x="100%" y={y(available.from) - 133} textAnchor="end">
              {available.lines[1]}
            </text>
          </>
        )}
        <Spot x={x(lost)} y={y(loss.month) + monthPx / 2}>
          <path className="figure-loss" d="M3 0l14-8v16z" />
        </Spot>
        <text className="figure-xs figure-strong" x={x(lost)} y="506" textAnchor="end">
          {loss.label}
        </text>
      </svg>
    </svg>
  );
}
