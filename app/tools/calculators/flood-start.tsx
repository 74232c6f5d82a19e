import type { Language } from '../../../content-model/content-paths';
import { interpolate } from '../../lib/interpolate';
import { useLanguage } from '../../lib/language-context';
import { type CalculatorChartProps, defineCalculator, type Evaluation } from '../calculator-definition';
import { AtPercent, Chart, percent, ratio } from '../chart';
import { countOfDays, dayAndMonth, daysBetween, longDate, weekdayName } from '../days';
import { floodStart, readInputs } from '../formulas/flood-start';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs, language: Language): Evaluation {
  const { late, ...days } = floodStart(inputs);
  const figures = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, longDate(day, language)]));
  const wait = countOfDays(daysBetween(inputs.bought, days.start), language);
  return {
    outcome: late ? 'late' : inputs.reason,
    figures: { ...figures, weekday: weekdayName(days.start, language), wait, seasonDay: longDate(days.season, language) },
    parts: {},
  };
}

/** A timeline of the waiting period. Marks the start of the hurricane season if it falls within that period. */
function FloodChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { start, season } = floodStart(inputs);
  const bought = inputs.bought;
  const language = useLanguage();
  const wait = Math.max(1, daysBetween(bought, start));
  const tickEvery = wait <= 62 ? 1 : 10;
  const ticks = Array.from({ length: Math.floor(wait / tickEvery) + 1 }, (_, i) => i * tickEvery);
  const seasonAt = ratio(daysBetween(bought, season), wait);
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Chart height={118} description={interpolate(description, figures)}>
      <line data-line="ink" x1="0" x2="100%" y1="58" y2="58" />
      {ticks.map((day) => (
        <line
          key={day}
          data-line="hair"
          x1={percent(day / wait)}
          x2={percent(day / wait)}
          y1="58"
          y2={day === 0 || day === wait ? 72 : day % 10 === 0 ? 67 : 63}
        />
      ))}
      <circle data-mark="" cx="0" cy="58" r="5" />
      <AtPercent x={1} y={43}>
        <path data-mark="" d="M-7 0h14l-7 13z" />
      </AtPercent>
      {seasonAt < 1 && (
        <AtPercent x={seasonAt} y={58}>
          <path data-line="ink" d="M0 -10v34" />
          <text data-text="muted" x="0" y="52" textAnchor={seasonAt < 0.25 ? 'start' : seasonAt > 0.75 ? 'end' : 'middle'}>
            {label('season')}
          </text>
        </AtPercent>
      )}
      <text data-text="muted" x="0" y="34">
        {label('bought')}
      </text>
      <text data-text="strong" x="0" y="92">
        {dayAndMonth(bought, language)}
      </text>
      <text data-text="muted" x="100%" y="34" textAnchor="end">
        {label('starts')}
      </text>
      <text data-text="strong" x="100%" y="92" textAnchor="end">
        {dayAndMonth(start, language)}
      </text>
      <text data-text="display" x="50%" y="42" textAnchor="middle">
        {label('days')}
      </text>
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['start', 'lastday'],
  outcomes: ['ordinary', 'loan', 'map', 'lender', 'late'],
  readInputs,
  evaluate,
  Chart: FloodChart,
  showsDates: true,
});
