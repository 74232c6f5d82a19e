/** Draws the weeks of a claim along a line, with entered days as dots, deadlines as flags and what runs as bars. */

import type { Language } from '../../content-model/content-paths';
import { interpolate } from '../lib/interpolate';
import { useLanguage } from '../lib/language-context';
import { holidaysBetween, isBusinessDay } from './business-days';
import { AtPercent, BarSegment, percent } from './chart';
import { addDays, daysBetween, isWeekend, monthAndYear, monthName, shortDate, shortDay, weekday } from './days';
import styles from './deadline-timeline.module.css';
import { type Claim, claimClock, payBy } from './formulas/claim-clock';
import {
  arrangeLabels,
  dayPosition,
  lengthInDays,
  minWidthPx,
  type Stretch,
  scaleLength,
  spreadLabels,
  stretchesOf,
  textWidthPx,
} from './timeline-layout';

interface Props {
  claim: Claim;
  description: string;
  words: Record<string, string>;
  /** Short names of the dates. */
  steps: Record<string, string>;
  today: string;
}

interface Bar {
  name: string;
  /** The first day, and the day after the last. */
  from: string;
  to: string;
  row: number;
  color: number;
  isHatched?: boolean;
}

interface Shared extends Props {
  dates: Record<string, string>;
  stretches: Stretch[];
  bars: Bar[];
  days: string[];
  holidays: string[];
  language: Language;
}

export function DeadlineTimeline(props: Props) {
  const { claim } = props;
  const language = useLanguage();
  const deadlines = claimClock(claim);
  const dates: Record<string, string> = { notice: claim.notice, items: claim.items, ...deadlines };
  const stretches = stretchesOf({ acknowledge: deadlines.acknowledge, items: claim.items, days: Object.values(dates) });
  const days = stretches.flatMap((stretch) => Array.from({ length: lengthInDays(stretch) }, (_, i) => addDays(stretch.first, i)));
  const holidays = holidaysBetween(days[0]!, days.at(-1)!)
    .map(({ day }) => day)
    .filter((day) => !isWeekend(day) && days.includes(day));
  const shared = { ...props, language, dates, stretches, bars: barsOf(claim, deadlines), days, holidays };
  return (
    <div className={`${styles.timeline} stack`}>
      <WideTimeline {...shared} />
      <TallTimeline {...shared} />
      <TimelineLegend {...shared} />
    </div>
  );
}

/** The periods of a claim, as bars in rows. */
function barsOf(claim: Claim, { acknowledge, decide, longest, pay, interest }: ReturnType<typeof claimClock>): Bar[] {
  const counted = claimClock({ ...claim, disaster: false });
  const isOverlapping = acknowledge >= claim.items;
  const first = isOverlapping ? 1 : 0;
  const after = (day: string) => addDays(day, 1);
  const catastrophe = { name: 'catastrophe', isHatched: true };
  const paid = payBy(decide, claim.surplus);
  const bars: Bar[] = [
    { name: 'toAcknowledge', from: claim.notice, to: after(counted.acknowledge), row: 0, color: 1 },
    { ...catastrophe, from: after(counted.acknowledge), to: after(acknowledge), row: 0, color: 1 },
    ...businessDayRuns(claim.items, counted.decide).map((run) => ({ name: 'toDecide', ...run, row: first, color: 4 })),
    { ...catastrophe, from: after(counted.decide), to: after(decide), row: first, color: 4 },
    ...businessDayRuns(decide, paid).map((run) => ({ name: 'toPay', ...run, row: first, color: 3 })),
    { ...catastrophe, from: after(paid), to: after(pay), row: first, color: 3 },
    { name: 'sixty', from: claim.items, to: interest, row: first + 1, color: 2 },
    { name: 'more', from: after(decide), to: after(longest), row: first + 2, color: 0 },
  ];
  return bars.filter(({ from, to }) => from < to);
}

/** Runs of consecutive business days after `from`, up to `to`. */
function businessDayRuns(from: string, to: string) {
  const runs: { from: string; to: string }[] = [];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (!isBusinessDay(day)) continue;
    const last = runs.at(-1);
    if (last?.to === day) last.to = addDays(day, 1);
    else runs.push({ from: day, to: addDays(day, 1) });
  }
  return runs;
}

const isEntered = (name: string) => name === 'notice' || name === 'items';

const rowPx = 38;
const barRowPx = 25;
const textX = (name: string) => (isEntered(name) ? 10 : 20);

/** The timeline from left to right. */
function WideTimeline({ description, words, dates, stretches, bars, days, holidays, today, language }: Shared) {
  const length = scaleLength(stretches);
  const edge = (day: string) => dayPosition(stretches, day) / length;
  const x = (day: string) => edge(day) + 0.5 / length;
  const labels = arrangeLabels(
    Object.entries(dates).map(([name, day]) => ({
      name,
      x: x(day),
      width: (textX(name) + Math.max(textWidthPx(words[name]!), textWidthPx(shortDate(day, language)))) / minWidthPx,
    })),
  );
  const rows = Math.max(3, ...labels.map(({ row }) => row + 1));
  const axis = rows * rowPx + 22;
  const firstBar = axis + 66;
  const barRows = Math.max(...bars.map(({ row }) => row)) + 1;
  const isTodayShown = days.includes(today);
  const todayY = firstBar + barRows * barRowPx + 14;
  return (
    <svg className={`chart ${styles.wide}`} height={todayY + 4} role="img" aria-label={description}>
      <svg aria-hidden="true" overflow="visible">
        {days.map((day) => (
          <Day key={day} isHoliday={holidays.includes(day)} day={day} from={edge(day)} to={edge(addDays(day, 1))} y={axis} />
        ))}
        {stretches.map(({ first, last }) => (
          <line key={first} data-line="ink" x1={percent(edge(first))} x2={percent(edge(addDays(last, 1)))} y1={axis} y2={axis} />
        ))}
        <MonthNames stretches={stretches} edge={edge} y={axis + 46} language={language} />
        {stretches.slice(1).map(({ first }, i) => (
          <Cut key={first} from={edge(addDays(stretches[i]!.last, 1))} to={edge(first)} y={axis} words={words}>
            {daysBetween(stretches[i]!.last, first) - 1}
          </Cut>
        ))}
        {isTodayShown && (
          <AtPercent x={x(today)}>
            <path data-line="hair" d={`M0 ${axis}V${todayY - 14}`} />
            <text data-text="muted" data-halo="" y={todayY} textAnchor="middle">
              {words.today}
            </text>
          </AtPercent>
        )}
        {bars.map(({ name, from, to, row, color, isHatched }) => (
          <BarSegment
            key={`${name}${from}`}
            from={edge(from)}
            to={edge(to)}
            y={firstBar + row * barRowPx}
            height={name === 'more' || name === 'sixty' ? 14 : 18}
            color={color}
            hatched={isHatched}
          />
        ))}
        {(labels.length > 0 ? labels : Object.entries(dates).map(([name, day]) => ({ name, x: x(day), row: rows - 1, isLeft: false }))).map(
          ({ name, x: place, row, isLeft }) => {
            const top = row * rowPx + 6;
            const side = isLeft ? -1 : 1;
            return (
              <AtPercent key={name} x={place}>
                <path data-line="ink" d={`M0 ${top}V${axis}`} />
                {isEntered(name) ? (
                  <circle data-chart-color="4" cy={top + 4} r="4.5" />
                ) : (
                  <path data-mark="" d={`M0 ${top - 3}l${side * 14} 6 ${side * -14} 6z`} />
                )}
                {labels.length > 0 && (
                  <text data-text="muted" textAnchor={isLeft ? 'end' : 'start'} y={top + 8}>
                    <tspan x={side * textX(name)}>{words[name]}</tspan>
                    <tspan data-text="strong" x={side * textX(name)} dy="17">
                      {shortDate(dates[name]!, language)}
                    </tspan>
                  </text>
                )}
              </AtPercent>
            );
          },
        )}
      </svg>
    </svg>
  );
}

/** A tick for a business day, longer on Mondays and with the date, a block for a weekend day, or a dot for a holiday. */
function Day({ day, isHoliday, from, to, y }: { day: string; isHoliday: boolean; from: number; to: number; y: number }) {
  const middle = (from + to) / 2;
  const mark = isWeekend(day) ? (
    <rect data-weekend="" x={percent(from)} y={y} width={percent(to - from)} height="12" />
  ) : isHoliday ? (
    <circle data-chart-color="2" cx={percent(middle)} cy={y + 6} r="4" />
  ) : (
    <line data-line="hair" x1={percent(middle)} x2={percent(middle)} y1={y} y2={y + (weekday(day) === 1 ? 12 : 6)} />
  );
  return (
    <>
      {mark}
      {weekday(day) === 1 && (
        <text data-text="muted" x={percent(middle)} y={y + 26} textAnchor="middle">
          {Number(day.slice(8))}
        </text>
      )}
    </>
  );
}

/** Strokes where days are cut out, and their number. */
function Cut({ from, to, y, words, children }: { from: number; to: number; y: number; words: Record<string, string>; children: number }) {
  return (
    <>
      {[from, to].map((place) => (
        <AtPercent key={place} x={place} y={y}>
          <path data-line="break" d="M-4 8l8-16" />
        </AtPercent>
      ))}
      <AtPercent x={(from + to) / 2} y={y}>
        <text data-text="strong" textAnchor="middle" y="-6">
          {children}
        </text>
        <text data-text="muted" textAnchor="middle" y="10">
          {words.days}
        </text>
      </AtPercent>
    </>
  );
}

interface MonthNamesProps {
  stretches: Stretch[];
  edge: (day: string) => number;
  y: number;
  language: Language;
}

/** Names of the months, in full where they fit, otherwise with three letters. */
function MonthNames({ stretches, edge, y, language }: MonthNamesProps) {
  const months = stretches.flatMap(({ first, last }) => {
    const starts = [first];
    for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (day.endsWith('-01')) starts.push(day);
    return starts.map((day, i) => ({ day, room: (edge(starts[i + 1] ?? addDays(last, 1)) - edge(day)) * minWidthPx - 10 }));
  });
  return months.map(({ day, room }, i) => {
    const full = i === 0 || day.endsWith('-01-01') ? monthAndYear(day, language) : monthName(day, language);
    const short = monthName(day, language).slice(0, 3);
    const text = [full, monthName(day, language), short].find((name) => textWidthPx(name) <= room);
    return (
      <AtPercent key={day} x={edge(day)} y={y}>
        {day.endsWith('-01') && <path data-line="ink" d="M0-11v14" />}
        <text data-text="strong" x={day.endsWith('-01') ? 5 : 0}>
          {text}
        </text>
      </AtPercent>
    );
  });
}

const dayPx = 5.2;
/** Distance of the labels of the timeline from top to bottom, which have two lines. */
const labelPx = 40;

/** The timeline from top to bottom, for phones. */
function TallTimeline({ description, steps, words, dates, stretches, bars, days, holidays, language }: Shared) {
  const edge = (day: string) => dayPosition(stretches, day) * dayPx + 8;
  const y = (day: string) => edge(day) + dayPx / 2;
  const sorted = Object.entries(dates).toSorted(([, a], [, b]) => a.localeCompare(b));
  const places = spreadLabels(
    sorted.map(([, day]) => y(day)),
    labelPx,
  );
  const height = Math.max(edge(addDays(days.at(-1)!, 1)), places.at(-1)! + labelPx);
  return (
    <svg className={`chart ${styles.tall}`} height={height} role="img" aria-label={description}>
      <svg aria-hidden="true" overflow="visible">
        {days.map((day) => {
          if (isWeekend(day)) return <rect key={day} data-weekend="" x="50" y={edge(day)} width="10" height={dayPx} />;
          if (holidays.includes(day)) return <circle key={day} data-chart-color="2" cx="55" cy={y(day)} r="2.5" />;
          return weekday(day) === 1 && <line key={day} data-line="hair" x1="50" x2="60" y1={y(day)} y2={y(day)} />;
        })}
        {days
          .filter((day) => weekday(day) === 1)
          .map((day, i) => (
            <text key={day} data-text="muted" x="38" y={y(day) + 4} textAnchor="end">
              {i === 0 || Number(day.slice(8)) <= 7 ? shortDay(day, language) : Number(day.slice(8))}
            </text>
          ))}
        {stretches.map(({ first, last }) => (
          <line key={first} data-line="ink" x1="50" x2="50" y1={edge(first)} y2={edge(addDays(last, 1))} />
        ))}
        {stretches.slice(1).map(({ first }, i) => {
          const from = edge(addDays(stretches[i]!.last, 1));
          return (
            <g key={first}>
              <path data-line="break" d={`M42 ${from + 4}l16-8M42 ${edge(first) + 4}l16-8`} />
              <text data-text="muted" x="66" y={(from + edge(first)) / 2 + 4}>
                {interpolate(words.cut!, { days: String(daysBetween(stretches[i]!.last, first) - 1) })}
              </text>
            </g>
          );
        })}
        {bars.map(({ name, from, to, row, color, isHatched }) => (
          <svg key={`${name}${from}`} x={66 + row * 12} width="9" overflow="visible" aria-hidden="true">
            <BarSegment from={0} to={1} y={edge(from)} height={edge(to) - edge(from)} color={color} hatched={isHatched} />
          </svg>
        ))}
        {sorted.map(([name, day], i) => (
          <g key={name}>
            <path data-line="ink" d={`M50 ${y(day)}H116L124 ${places[i]!}H132`} />
            {isEntered(name) ? (
              <circle data-chart-color="4" cx="50" cy={y(day)} r="4.5" />
            ) : (
              <path data-mark="" d={`M49 ${y(day)}l-10-6v12z`} />
            )}
            <text data-text="muted" data-halo="" y={places[i]! + 4.5}>
              <tspan data-text="strong" x="136">
                {shortDate(day, language)}
              </tspan>
              <tspan x="136" dy="16">
                {steps[name]}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
    </svg>
  );
}

/** Names of the bars, in the order in which they appear. */
function TimelineLegend({ words, bars, holidays, language }: Shared) {
  const entries = bars.filter(({ name }, i) => bars.findIndex((other) => other.name === name) === i);
  return (
    <ul className={`muted row chart ${styles.legend}`} aria-hidden="true">
      {entries.map(({ name, color, isHatched }) => (
        <li key={name}>
          <svg width="16" height="12" aria-hidden="true">
            <BarSegment from={0} to={1} y={1} height={10} color={color} hatched={isHatched} />
          </svg>
          <span>{words[name]}</span>
        </li>
      ))}
      {holidays.length > 0 && (
        <li>
          <svg width="16" height="12" aria-hidden="true">
            <circle data-chart-color="2" cx="8" cy="6" r="4" />
          </svg>
          <span>{interpolate(words.holiday!, { list: holidays.map((day) => shortDay(day, language)).join(', ') })}</span>
        </li>
      )}
    </ul>
  );
}
