import type { CalculatorDefinition, DrawingProps, Evaluation } from '../calculator-definition';
import { addDays, dayAndMonth, daysBetween, longDate, weekdayName } from '../calendar';
import { At, at, Drawing, ratio } from '../drawing';
import type { Values } from '../fields';
import { floodStart } from '../formulas/flood-start';
import { interpolate } from '../interpolate';

function read(values: Values): Evaluation {
  const { late, ...days } = floodStart(values as never);
  const figures = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, longDate(day)]));
  const wait = daysBetween(String(values['bought']), days.start);
  return {
    outcome: late ? 'late' : String(values['reason']),
    figures: { ...figures, weekday: weekdayName(days.start), wait: String(wait), seasonDay: longDate(days.season) },
    parts: {},
  };
}

/** Every day a tick, every tenth a longer one; the start of the season stands on the line where it falls into it. */
function FloodDrawing({ values, figures, description, words }: DrawingProps) {
  const { start, season } = floodStart(values as never);
  const bought = String(values['bought']);
  const wait = Math.max(1, daysBetween(bought, start));
  const every = wait <= 62 ? 1 : 10;
  const ticks = Array.from({ length: Math.floor(wait / every) + 1 }, (_, i) => i * every);
  const opens = ratio(daysBetween(bought, season), wait);
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Drawing height={118} description={interpolate(description, figures)}>
      <line data-line="ink" x1="0" x2="100%" y1="58" y2="58" />
      {ticks.map((day) => (
        <line
          key={day}
          data-line="hair"
          x1={at(day / wait)}
          x2={at(day / wait)}
          y1="58"
          y2={day === 0 || day === wait ? 72 : day % 10 === 0 ? 67 : 63}
        />
      ))}
      <circle data-mark="" cx="0" cy="58" r="5" />
      <At x={1} y={43}>
        <path data-mark="" d="M-7 0h14l-7 13z" />
      </At>
      {opens < 1 && (
        <At x={opens} y={58}>
          <path data-line="ink" d="M0 -10v34" />
          <text data-text="muted" x="0" y="52" textAnchor={opens < 0.25 ? 'start' : opens > 0.75 ? 'end' : 'middle'}>
            {label('season')}
          </text>
        </At>
      )}
      <text data-text="muted" x="0" y="34">
        {label('bought')}
      </text>
      <text data-text="strong" x="0" y="92">
        {dayAndMonth(bought)}
      </text>
      <text data-text="muted" x="100%" y="34" textAnchor="end">
        {label('starts')}
      </text>
      <text data-text="strong" x="100%" y="92" textAnchor="end">
        {dayAndMonth(start === bought ? addDays(bought, 0) : start)}
      </text>
      <text data-text="display" x="50%" y="42" textAnchor="middle">
        {label('days')}
      </text>
    </Drawing>
  );
}

export const calculator: CalculatorDefinition = {
  results: ['start', 'lastday'],
  outcomes: ['ordinary', 'loan', 'map', 'late'],
  read,
  Drawing: FloodDrawing,
};
