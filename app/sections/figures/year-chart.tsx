import type { YearChartFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import figureStyles from './figure.module.css';
import { type FigureKindProps, FigureText, Hatch, Key, LossMark, percent, Spot } from './figure-parts';
import styles from './year-chart.module.css';

type YearWords = FigureWords['yearChart'];
interface DrawingProps {
  figure: YearChartFigure;
  months: string[];
}

/** Monthly values against a limit; what exceeds the limit is hatched. */
export function YearChart({ figure, words, end }: FigureKindProps<YearChartFigure, YearWords>) {
  return (
    <figure className={`${figureStyles.figure} ${styles.year}`}>
      <p className={`note ${styles.unit}`}>{figure.unit}</p>
      <WideChart figure={figure} months={words.months} />
      <NarrowChart figure={figure} months={words.months} label={words.narrow} />
      <FigureText items={figure.list} />
      {end(
        <>
          <Key sign="level">{words.limit}</Key>
          <Key sign="hatched">{words.above}</Key>
          {figure.available && <Key sign="dash">{words.available}</Key>}
          <Key sign="loss">{figure.lossMark}</Key>
        </>,
      )}
    </figure>
  );
}

const groundPx = 436;
/** Distance of the highest value from the top. */
const topPx = 75;

function WideChart({ figure, months }: DrawingProps) {
  const { values, limit, available, loss } = figure;
  const scale = (groundPx - topPx) / Math.max(...values, limit.value, available?.value ?? 0);
  const y = (value: number) => Math.round(groundPx - value * scale);
  const x = (month: number) => percent(month, 12);
  const middle = (month: number) => percent(month + 0.5, 12);
  const lost = values[loss.month] ?? 0;
  return (
    <svg className={`${figureStyles.svg} ${figureStyles.wide}`} width="100%" height="464" role="img" aria-label={figure.description}>
      <defs>
        <Hatch id="hatch-wide" />
      </defs>
      {values.map((value, month) => {
        const before = values[month - 1];
        return (
          <g key={months[month]}>
            <rect
              className={styles.bar}
              x={x(month)}
              y={y(Math.min(value, limit.value))}
              width={x(1)}
              height={groundPx - y(Math.min(value, limit.value))}
            />
            {value > limit.value && (
              <rect fill="url(#hatch-wide)" x={x(month)} y={y(value)} width={x(1)} height={y(limit.value) - y(value)} />
            )}
            <line className={figureStyles.inkBold} x1={x(month)} x2={x(month + 1)} y1={y(value)} y2={y(value)} />
            {before === undefined ? (
              <line className={figureStyles.inkBold} y1={y(value)} y2={groundPx} />
            ) : (
              <>
                <line className={figureStyles.inkBold} x1={x(month)} x2={x(month)} y1={y(before)} y2={y(value)} />
                <line className={figureStyles.hair} x1={x(month)} x2={x(month)} y1={y(Math.min(before, value))} y2={groundPx} />
              </>
            )}
            <text className={styles.value} x={middle(month)} y="422" textAnchor="middle">
              {value}
            </text>
            <text className={`${figureStyles.xs} ${figureStyles.muted}`} x={middle(month)} y="458" textAnchor="middle">
              {months[month]}
            </text>
          </g>
        );
      })}
      <line className={figureStyles.inkBold} x1="100%" x2="100%" y1={y(values[11] ?? 0)} y2={groundPx} />
      <line className={figureStyles.inkBold} x2="100%" y1={groundPx} y2={groundPx} />
      <line className={figureStyles.ink} x1="-100%" x2="200%" y1={y(limit.value)} y2={y(limit.value)} />
      <Spot x={middle(limit.setInMonth)} y={y(limit.value)}>
        <path className={`${figureStyles.cleared} ${figureStyles.open}`} d="M-7.5-13H7.5L0-1z" />
      </Spot>
      <text className={figureStyles.strong} x={middle(limit.setInMonth)} dx="-18" y={y(limit.value) - 38} textAnchor="end">
        {limit.label}
      </text>
      <text className={figureStyles.muted} x={middle(limit.setInMonth)} dx="-18" y={y(limit.value) - 16} textAnchor="end">
        {limit.text}
      </text>
      {available && (
        <>
          <line className={figureStyles.dash} x1={x(available.from)} x2="112%" y1={y(available.value)} y2={y(available.value)} />
          <line
            className={figureStyles.dash}
            x1={x(available.from)}
            x2={x(available.from)}
            y1={y(available.value)}
            y2={y(values[available.from] ?? 0)}
          />
          <text className={figureStyles.strong} x={x(available.from)} dx="-14" y={y(available.value) + 2} textAnchor="end">
            {available.label}
          </text>
          <text className={figureStyles.muted} x={x(available.from)} dx="-14" y={y(available.value) + 23} textAnchor="end">
            {available.note}
          </text>
        </>
      )}
      <line
        className={`${figureStyles.copper} ${figureStyles.drawnLine}`}
        pathLength="1"
        x1={middle(loss.month)}
        x2={middle(loss.month)}
        y1="28"
        y2={y(lost)}
      />
      <LossMark x={middle(loss.month)} y={y(lost)} />
      <text className={figureStyles.strong} x={x(loss.month + 1)} y="18" textAnchor="end">
        {loss.label}
      </text>
      <text
        className={`${figureStyles.display} ${figureStyles.xs} ${figureStyles.halo}`}
        x={middle(loss.month)}
        y={(y(lost) + y(limit.value)) / 2 + 7}
        textAnchor="middle"
      >
        {lost - limit.value}
      </text>
    </svg>
  );
}

const firstMonthPx = 66;
const monthPx = 34;
/** Start of the bars and end of the longest one, in percent of the width. */
const leftEdgePercent = 15;
const rightEdgePercent = 98;

/** The chart rotated for phones: months run from top to bottom, and bars grow to the right. */
function NarrowChart({ figure, months, label }: DrawingProps & { label: string }) {
  const { values, limit, available, loss } = figure;
  const scale = (rightEdgePercent - leftEdgePercent) / Math.max(...values, limit.value, available?.value ?? 0);
  const width = (value: number) => percent(value * scale);
  const x = (value: number) => percent(leftEdgePercent + value * scale);
  const y = (month: number) => firstMonthPx + monthPx * month;
  const lost = values[loss.month] ?? 0;
  return (
    <svg className={`${figureStyles.svg} ${figureStyles.narrow}`} width="100%" height="514" role="img" aria-label={label}>
      <defs>
        <Hatch id="hatch-narrow" />
      </defs>
      {values.map((value, month) => {
        const before = values[month - 1] ?? 0;
        return (
          <g key={months[month]}>
            <rect className={styles.bar} x={x(0)} y={y(month)} width={width(Math.min(value, limit.value))} height={monthPx} />
            {value > limit.value && (
              <rect fill="url(#hatch-narrow)" x={x(limit.value)} y={y(month)} width={width(value - limit.value)} height={monthPx} />
            )}
            <line className={figureStyles.inkBold} x1={x(value)} x2={x(value)} y1={y(month)} y2={y(month + 1)} />
            <line className={figureStyles.inkBold} x1={x(before)} x2={x(value)} y1={y(month)} y2={y(month)} />
            {month > 0 && <line className={figureStyles.hair} x1={x(0)} x2={x(Math.min(before, value))} y1={y(month)} y2={y(month)} />}
            <text className={`${figureStyles.xs} ${figureStyles.muted}`} y={y(month) + 22}>
              {months[month]}
            </text>
            <text className={`${figureStyles.xs} ${styles.value}`} x={x(0)} dx="10" y={y(month) + 22}>
              {value}
            </text>
          </g>
        );
      })}
      <line className={figureStyles.inkBold} x1={x(0)} x2={x(values[11] ?? 0)} y1={y(12)} y2={y(12)} />
      <line className={figureStyles.inkBold} x1={x(0)} x2={x(0)} y1={y(0)} y2={y(12)} />
      <line className={figureStyles.ink} x1={x(limit.value)} x2={x(limit.value)} y1="30" y2={y(12) + 14} />
      <text className={`${figureStyles.xs} ${figureStyles.strong}`} x={x(limit.value)} dx="8" y="22" textAnchor="end">
        {limit.short}
      </text>
      {available && (
        <>
          <line className={figureStyles.dash} x1={x(available.value)} x2={x(available.value)} y1={y(available.from)} y2={y(12) + 14} />
          <line
            className={figureStyles.hair}
            x1={x(available.value)}
            x2={x(available.value)}
            y1={y(available.from) - 126}
            y2={y(available.from)}
          />
          <text className={`${figureStyles.xs} ${figureStyles.strong}`} x="100%" y={y(available.from) - 150} textAnchor="end">
            {available.narrow[0]}
          </text>
          <text className={`${figureStyles.xs} ${figureStyles.muted}`} x="100%" y={y(available.from) - 133} textAnchor="end">
            {available.narrow[1]}
          </text>
        </>
      )}
      <Spot x={x(lost)} y={y(loss.month) + monthPx / 2}>
        <path className={figureStyles.loss} d="M3 0l14-8v16z" />
      </Spot>
      <text className={`${figureStyles.xs} ${figureStyles.strong}`} x={x(lost)} y="506" textAnchor="end">
        {loss.short}
      </text>
    </svg>
  );
}
