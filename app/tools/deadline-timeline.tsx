/** Draws the weeks of a claim along a line, with entered days as dots, deadlines as flags and business days as blocks. */

import type { Language } from '../../content-model/content-paths';
import { interpolate } from '../lib/interpolate';
import { useLanguage } from '../lib/language-context';
import { IslandText } from '../ui/island-text';
import { holidaysBetween, isBusinessDay } from './business-days';
import { AtPercent, BarSegment, percent } from './chart';
import chart from './chart.module.css';
import { addDays, daysBetween, isWeekend, monthAndYear, monthName, shortDate, shortDay, weekday } from './days';
import styles from './deadline-timeline.module.css';
import { type Claim, claimClock, clock, payBy } from './formulas/claim-clock';

interface Props {
  claim: Claim;
  description: string;
  words: Record<string, string>;
  /** Short names of the deadlines. */
  steps: Record<string, string>;
  today: string;
}

type ClaimDates = Record<string, string>;

/** Whole weeks from the Sunday on or before the notice, at least 13. */
function weeksOf({ notice }: Claim, dates: ClaimDates) {
  const first = addDays(notice, -weekday(notice));
  const last = Object.values(dates).toSorted().at(-1)!;
  const weeks = Math.max(13, Math.ceil((daysBetween(first, last) + 2) / 7));
  return { first, days: weeks * 7 };
}

const maxWideWeeks = 26;
/** To the right of this share of the width, there is no room for the name of a month. */
const lastMonthLabel = 0.9;

export function DeadlineTimeline(props: Props) {
  const { claim } = props;
  const dates: ClaimDates = { notice: claim.notice, items: claim.items, ...claimClock(claim) };
  const { first, days } = weeksOf(claim, dates);
  const all = Array.from({ length: days }, (_, i) => addDays(first, i));
  const holidays = holidaysBetween(first, all.at(-1)!)
    .map(({ day }) => day)
    .filter((day) => !isWeekend(day));
  const language = useLanguage();
  const shared = { ...props, language, dates, first, days, all, holidays };
  return (
    <div className={styles.timeline} data-long={days > maxWideWeeks * 7 || undefined}>
      <WideTimeline {...shared} />
      <TallTimeline {...shared} />
      <TimelineLegend {...shared} />
    </div>
  );
}

type Shared = Props & { dates: ClaimDates; first: string; days: number; all: string[]; holidays: string[]; language: Language };

/** Runs of consecutive business days after `from`, up to `to`. `count` is the running total. */
function businessDayRuns(from: string, to: string) {
  const runs: { start: string; end: string; count: number }[] = [];
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (!isBusinessDay(day)) continue;
    count += 1;
    const last = runs.at(-1);
    if (last && addDays(last.end, 1) === day) {
      last.end = day;
      last.count = count;
    } else runs.push({ start: day, end: day, count });
  }
  return runs;
}

/** Minimum width of a label with its flag, as a share of the timeline's width. */
const minLabelShare = 0.15;
/** Estimates the width of a label with its flag from its text, for a timeline of 650 px, as on tablets. */
const labelShare = (label: string) => Math.max(minLabelShare, (32 + 6.5 * label.length) / 650);

interface PlacedLabel {
  name: string;
  day: string;
  x: number;
  from: number;
  to: number;
  row: number;
  extendsLeft: boolean;
}

/**
 * Places each label in the first of three rows where it fits; past 70% of the width labels extend to the left. A pole
 * runs down from each label, so a label must not cross the pole of another.
 */
function placeLabels(entries: { name: string; label: string; day: string; x: number }[]) {
  const tops = [20, 66, 112];
  const labels: PlacedLabel[] = [];
  // Outer labels first: they extend toward the middle, above inner labels in lower rows, so that no pole crosses them.
  const fromEnds = entries.toSorted((a, b) => (a.x > 0.7 && b.x > 0.7 ? b.x - a.x : a.x - b.x));
  for (const { name, label, day, x } of fromEnds) {
    const extendsLeft = x > 0.7;
    const width = labelShare(label);
    const [from, to] = extendsLeft ? [x - width, x] : [x, x + width];
    const clashes = (row: number) =>
      labels.some(
        (other) =>
          (other.row === row && other.from < to && other.to > from) ||
          (other.x >= from && other.x <= to && other.row <= row) ||
          (x >= other.from && x <= other.to && row <= other.row),
      );
    const row = tops.findIndex((_, i) => !clashes(i));
    labels.push({ name, day, x, from, to, extendsLeft, row: row < 0 ? tops.length - 1 : row });
  }
  return labels.map((entry) => ({ ...entry, y: tops[entry.row]! }));
}

function WideTimeline({ claim, description, words, dates, first, days, all, holidays, today, language }: Shared) {
  const x = (day: string) => (daysBetween(first, day) + 0.5) / days;
  const edge = (day: string) => daysBetween(first, day) / days;
  const entered = ['notice', 'items'];
  const poles = placeLabels(Object.entries(dates).map(([name, day]) => ({ name, label: words[name] ?? '', day, x: x(day) })));
  const counted = claimClock({ ...claim, disaster: false });
  const payFrom = dates['decide']!;
  const paid = payBy(payFrom, claim.surplus);
  const answerCount = String(claim.surplus ? clock.acknowledgeSurplusBusinessDays : clock.acknowledgeDays);
  const answer = interpolate(words[claim.surplus ? 'answerSurplus' : 'answer'] ?? '', { answerCount });
  const answerShare = x(dates['acknowledge']!) - x(claim.notice);
  // If the acknowledgment bar would overlap the decision bar, it gets a row of its own and all other bars move down.
  const offset = dates['acknowledge']! > claim.items ? 32 : 0;
  const payCount = String(claim.surplus ? clock.paySurplusBusinessDays : clock.payBusinessDays);
  return (
    <svg className={`${chart.chart} ${styles.wide}`} height={342 + offset} role="img" aria-label={description}>
      {all.map((day) => {
        if (isWeekend(day)) return <rect key={day} data-weekend="" x={percent(edge(day))} y="178" width={percent(1 / days)} height="20" />;
        if (holidays.includes(day)) return <circle key={day} data-chart-color="2" cx={percent(x(day))} cy="186" r="4.5" />;
        return <line key={day} data-line="hair" x1={percent(x(day))} x2={percent(x(day))} y1="178" y2={weekday(day) === 1 ? 192 : 186} />;
      })}
      {all
        .filter((day) => weekday(day) === 1)
        .map((day) => (
          <text key={day} data-text="muted" x={percent(x(day))} y="210" textAnchor="middle">
            {Number(day.slice(8))}
          </text>
        ))}
      <text data-text="strong" x="0" y="230">
        {monthAndYear(first, language)}
      </text>
      {all
        .filter((day) => day.endsWith('-01') && daysBetween(first, day) > 13 && edge(day) < lastMonthLabel)
        .map((day) => (
          <AtPercent key={day} x={edge(day)}>
            <path data-line="ink" d="M0 218v14" />
            <text data-text="strong" x="6" y="230">
              {monthName(day, language)}
            </text>
          </AtPercent>
        ))}
      <line data-line="ink" x1="0" x2="100%" y1="178" y2="178" />
      {today >= first && today < addDays(first, days) && (
        <AtPercent x={x(today)}>
          <path data-line="hair" d="M0 0v240" />
          <text data-text="muted" data-halo="" x="6" y="10">
            {words['today']}
          </text>
        </AtPercent>
      )}
      {poles.map(({ name, day, x: place, y, extendsLeft }) => {
        const isEntered = entered.includes(name);
        const side = extendsLeft ? -1 : 1;
        const text = { x: side * (isEntered ? 14 : 32), textAnchor: extendsLeft ? ('end' as const) : ('start' as const) };
        return (
          <AtPercent key={name} x={place}>
            <path data-line="ink" d={`M0 ${y}V178`} />
            {isEntered ? (
              <circle data-chart-color="4" cx="0" cy={y + 6} r="5.5" />
            ) : (
              <path data-mark="" d={`M0 ${y}l${side * 24} 8 ${side * -24} 8z`} />
            )}
            <text data-text="muted" data-halo="" y={y + 4} {...text}>
              {words[name]}
            </text>
            <text data-text="strong" data-halo="" y={y + 22} {...text}>
              {shortDate(day, language)}
            </text>
          </AtPercent>
        );
      })}
      <BarSegment from={x(claim.notice)} to={x(dates['acknowledge']!)} y={250} height={24} color={1} />
      {answerShare > 0.14 && (
        <AtPercent x={x(claim.notice)} y={266.5}>
          <text className={answerShare > 0.3 ? undefined : 'wide-only'} data-text="on-segment" x="9">
            {answer}
          </text>
        </AtPercent>
      )}
      {/* the label is beside the bar if the bar has a row of its own, otherwise below the bar */}
      {answerShare <= 0.3 && (
        <AtPercent x={x(offset ? dates['acknowledge']! : claim.notice)} y={offset ? 266.5 : 291}>
          <text className={answerShare > 0.14 ? 'narrow-only' : undefined} data-text="strong" data-halo="" x={offset ? 10 : 0}>
            {answer}
          </text>
        </AtPercent>
      )}
      <rect
        data-line="outline"
        x={percent(edge(addDays(claim.items, 1)))}
        y={250 + offset}
        width={percent(edge(addDays(counted.decide, 1)) - edge(addDays(claim.items, 1)))}
        height="24"
      />
      {businessDayRuns(claim.items, counted.decide).map(({ start, end, count }) => (
        <g key={start}>
          <BarSegment from={edge(start)} to={edge(addDays(end, 1))} y={250 + offset} height={24} color={4} />
          <AtPercent x={edge(addDays(end, 1))} y={266.5 + offset}>
            <text data-text="on-segment" x="-8" textAnchor="end">
              {count % 5 === 0 ? count : ''}
            </text>
          </AtPercent>
        </g>
      ))}
      {claim.disaster && (
        <BarSegment from={edge(addDays(counted.decide, 1))} to={edge(addDays(payFrom, 1))} y={250 + offset} height={24} color={0} />
      )}
      <rect
        data-line="outline"
        x={percent(edge(addDays(payFrom, 1)))}
        y={250 + offset}
        width={percent(edge(addDays(paid, 1)) - edge(addDays(payFrom, 1)))}
        height="24"
      />
      {businessDayRuns(payFrom, paid).map(({ start, end }) => (
        <BarSegment key={start} from={edge(start)} to={edge(addDays(end, 1))} y={250 + offset} height={24} color={3} />
      ))}
      <AtPercent x={edge(addDays(paid, 1))} y={266.5 + offset}>
        <text data-text="strong" data-halo="" x="10" data-fit={edge(addDays(paid, 1)) > 0.74 ? 'never' : undefined}>
          {interpolate(words['toDecide'] ?? '', { payCount })}
        </text>
      </AtPercent>
      <BarSegment from={x(payFrom)} to={x(dates['longest']!)} y={282 + offset} height={24} color={0} />
      <AtPercent x={x(payFrom)} y={298.5 + offset}>
        <text data-text="muted" data-halo="" x="9">
          {words['more']}
        </text>
      </AtPercent>
      <BarSegment from={x(claim.items)} to={x(dates['interest']!)} y={314 + offset} height={24} color={2} />
      <AtPercent x={x(claim.items)} y={330.5 + offset}>
        <text data-text="on-segment" x="9">
          {words['sixty']}
        </text>
      </AtPercent>
    </svg>
  );
}

const dayPx = 8;

/** A vertical timeline, for phones and for claims of more than half a year. */
function TallTimeline({ claim, description, steps, dates, first, days, all, holidays, language }: Shared) {
  const y = (day: string) => (daysBetween(first, day) + 0.5) * dayPx;
  const bars: { from: string; to: string; x: number; color: number }[] = [
    { from: claim.notice, to: dates['acknowledge']!, x: 90, color: 1 },
    { from: claim.items, to: dates['decide']!, x: 103, color: 4 },
    { from: dates['decide']!, to: dates['pay']!, x: 103, color: 3 },
    { from: dates['decide']!, to: dates['longest']!, x: 116, color: 0 },
    { from: claim.items, to: dates['interest']!, x: 129, color: 2 },
  ];
  let last = -100;
  const stops = Object.entries(dates)
    .toSorted(([, a], [, b]) => a.localeCompare(b))
    .map(([name, day]) => {
      // keep labels from overlapping
      last = Math.max(last + 18, y(day));
      return { name, day, at: last };
    });
  return (
    <svg className={`${chart.chart} ${styles.tall}`} height={days * dayPx + 24} role="img" aria-label={description}>
      {all.map((day, i) => {
        if (isWeekend(day)) return <rect key={day} data-weekend="" x="62" y={i * dayPx} width="22" height={dayPx} />;
        if (holidays.includes(day)) return <circle key={day} data-chart-color="2" cx="71" cy={y(day)} r="3.5" />;
        return <line key={day} data-line="hair" x1="62" x2={weekday(day) === 1 ? 76 : 70} y1={y(day)} y2={y(day)} />;
      })}
      {all
        .filter((day) => weekday(day) === 1)
        .map((day, i) => (
          <text key={day} data-text="muted" x="44" y={y(day) + 4} textAnchor="end">
            {i === 0 || Number(day.slice(8)) <= 7 ? shortDay(day, language) : Number(day.slice(8))}
          </text>
        ))}
      <line data-line="ink" x1="62" x2="62" y1="0" y2={days * dayPx} />
      {bars.map(({ from, to, x, color }) => (
        <rect key={`${from}${x}${color}`} data-chart-color={color} x={x} y={y(from)} width="9" height={Math.max(0, y(to) - y(from))} />
      ))}
      {stops.map(({ name, day, at: place }) => (
        <g key={name}>
          <path data-line="ink" d={`M62 ${y(day)}H140L144 ${place}`} />
          {name === 'notice' || name === 'items' ? (
            <circle data-chart-color="4" cx="62" cy={y(day)} r="5.5" />
          ) : (
            <path data-mark="" d={`M61 ${y(day)}l-11-7v14z`} />
          )}
          <text data-halo="" x="148" y={place + 4.5}>
            <tspan data-text="strong">{shortDay(day, language)}</tspan>
            <tspan data-text="muted" dx="5">
              {steps[name]}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

function TimelineLegend({ words, holidays, language }: Shared) {
  return (
    <div className={`muted ${chart.chart} ${styles.legend}`} aria-hidden="true">
      <span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle data-chart-color="4" cx="8" cy="8" r="5" />
        </svg>
        {words['entered']}
      </span>
      <span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path data-mark="" d="M2 2l13 5-13 5z" />
        </svg>
        {words['outer']}
      </span>
      <span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path data-line="hair" d="M4 2v12M8 2v8M12 2v8" />
        </svg>
        {words['business']}
      </span>
      {holidays.length > 0 && (
        <span>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle data-chart-color="2" cx="8" cy="8" r="4.5" />
          </svg>
          <span>
            <IslandText text={interpolate(words['holiday'] ?? '', { list: holidays.map((day) => shortDay(day, language)).join(', ') })} />
          </span>
        </span>
      )}
    </div>
  );
}
