import type { CoverageGapsFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { dayHalf } from '../../lib/format-date';
import { useLanguage } from '../../lib/language-context';
import { percent } from '../../ui/drawing';
import styles from './coverage-gaps.module.css';
import { type FigureKindProps, Hatch, Key, LossMark, Stretched } from './figure-parts';

/** A bar over time with a gap for each exclusion, and below each gap the policy that fills it. */
export function CoverageGaps({ figure, words, end }: FigureKindProps<CoverageGapsFigure, FigureWords['coverageGaps']>) {
  const { mainPolicy, events } = figure;
  const language = useLanguage();
  return (
    <>
      <GapBar figure={figure} />
      <ol className={`grid ${styles.events}`}>
        {events.map((event) => (
          <li key={event.title} data-gap={!event.answers || undefined} data-loss={event.loss}>
            <p className={styles.time}>
              {event.time}
              {event.amPm && <small className="muted nowrap"> {dayHalf(event.amPm, language)}</small>}
            </p>
            <h3>{event.title}</h3>
            <p className="small muted">{event.policy}</p>
          </li>
        ))}
      </ol>
      {end(
        <>
          <Key sign="paid">
            {mainPolicy.line} {words.answers}
          </Key>
          <Key sign="hatched">{words.gap}</Key>
          <Key sign="loss">{figure.lossMark}</Key>
        </>,
      )}
    </>
  );
}

/** The bar is to scale, but the columns below have equal widths, so lines connect each time with its column. */
function GapBar({ figure: { scale, mainPolicy, events } }: { figure: CoverageGapsFigure }) {
  const units = scale.to - scale.from;
  const place = (at: number) => ((at - scale.from) / units) * 100;
  const ticks = scale.labels.length > units;
  const linesOf = (wanted: (event: (typeof events)[number]) => boolean | undefined) =>
    events.map((event, i) => (wanted(event) ? `M${place(event.at)} 104V128L${(i / events.length) * 100} 168V200` : '')).join('');
  const edges = [0, ...events.map((event) => place(event.at)), 100];
  const gaps = edges.slice(1).map((edge, i) => ({ middle: (edge + (edges[i] ?? 0)) / 2, width: edge - (edges[i] ?? 0) }));
  const [first, second] = [...gaps]
    .sort((a, b) => b.width - a.width)
    .slice(0, 2)
    .sort((a, b) => a.middle - b.middle);
  return (
    <svg className="wide-only figure-svg" width="100%" height="200" aria-hidden="true">
      <defs>
        <Hatch id="hatch" />
        <pattern id="units" y="34" width={percent(1 / units)} height="14" patternUnits="userSpaceOnUse">
          <path className="figure-hair" d="M.5 0V14" />
        </pattern>
        <pattern id="quarters" y="34" width={percent(0.25 / units)} height="14" patternUnits="userSpaceOnUse">
          <path className="figure-hair" d="M.5 6V14" />
        </pattern>
      </defs>
      <rect y="34" width="100%" height="14" fill="url(#units)" />
      <rect y="34" width="100%" height="14" fill="url(#quarters)" />
      <line className="figure-hair" x1="100%" x2="100%" y1="34" y2="48" />
      {scale.labels.map((label, i) => {
        // labels of hours are at a tick, labels of months between two ticks
        const at = ticks ? percent(i / units) : percent((i + 0.5) / units);
        const anchor = ticks && i === 0 ? 'start' : ticks && i === units ? 'end' : 'middle';
        return (
          <text
            key={label}
            className={`figure-xs ${/\D/.test(label) && ticks ? 'figure-strong' : 'figure-muted'}`}
            x={at}
            y="24"
            textAnchor={anchor}
          >
            {label}
          </text>
        );
      })}
      <rect className="figure-paid" y="52" width="100%" height="52" />
      {events.map(({ title, at, answers }) =>
        answers ? (
          <circle key={title} className="figure-ink" cx={percent(place(at) / 100)} cy="78" r="5" />
        ) : (
          <rect
            key={title}
            className="figure-framed"
            fill="url(#hatch)"
            transform="translate(-15)"
            x={percent(place(at) / 100)}
            y="52.5"
            width="30"
            height="51"
          />
        ),
      )}
      <Stretched x={0.5} height={200}>
        <path className="figure-connector" d={linesOf(({ loss }) => !loss)} />
        <path className="figure-copper" d={linesOf(({ loss }) => loss)} />
      </Stretched>
      {events.map(({ title, at, loss }) => loss && <LossMark key={title} x={percent(place(at) / 100)} y={50} />)}
      {first && second && (
        <>
          <text className="figure-strong" x={percent(first.middle / 100)} y="84" textAnchor="middle">
            {mainPolicy.line}
          </text>
          <text x={percent(second.middle / 100)} y="84" textAnchor="middle">
            {mainPolicy.note}
          </text>
        </>
      )}
    </svg>
  );
}
