import { interpolate } from '../../lib/interpolate';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { AtPercent, BarSegment, Chart, percent, ratio } from '../chart';
import { businessIncome, hoursPerMonth, readInputs } from '../formulas/business-income';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const { columns: _, usedUp, ...amounts } = businessIncome(inputs);
  const { paid, waiting, overLimit } = amounts;
  /** The wait counts as far as the business is closed. */
  const hours = Math.min(inputs.wait, inputs.months * hoursPerMonth);
  return {
    outcome: usedUp > 0 ? 'usual' : 'lasts',
    figures: { ...formatDollars(amounts), usedUp: String(usedUp), hours: String(hours), length: String(inputs.months) },
    parts: { paid, waiting, overLimit },
  };
}

function BusinessIncomeChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { columns, usedUp } = businessIncome(inputs);
  const lost = columns.map(({ waiting, paid, overLimit }) => waiting + paid + overLimit);
  const largest = Math.max(1, ...lost);
  const width = 1 / columns.length;
  const labelEvery = columns.length > 12 ? 3 : 1;
  const maxHeightPx = 96;
  const base = 136;
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  const column = columns[usedUp - 1];
  const usedUpAt = (usedUp - 1 + 0.1 + 0.8 * ratio((column?.waiting ?? 0) + (column?.paid ?? 0), lost[usedUp - 1] ?? 0)) * width;
  return (
    <Chart height={176} description={interpolate(description, figures)}>
      {columns.map(({ waiting, paid, overLimit }, i) => {
        const from = (i + 0.1) * width;
        const height = (lost[i]! / largest) * maxHeightPx;
        const widthOf = (amount: number) => ratio(amount, lost[i]!) * 0.8 * width;
        const paidFrom = from + widthOf(waiting);
        const paidTo = paidFrom + widthOf(paid);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months have a fixed order
          <g key={i}>
            <BarSegment from={from} to={paidFrom} y={base - height} height={height} color={3} hatched={waiting > 0} />
            <BarSegment from={paidFrom} to={paidTo} y={base - height} height={height} color={4} />
            <BarSegment from={paidTo} to={paidTo + widthOf(overLimit)} y={base - height} height={height} color={3} />
            {(i + 1) % labelEvery === 0 && (
              <text data-text="muted" x={percent((i + 0.5) * width)} y={base + 18} textAnchor="middle">
                {i + 1}
              </text>
            )}
          </g>
        );
      })}
      <line data-line="ink" x1="0" x2="100%" y1={base} y2={base} />
      <text data-text="muted" x="0" y={base + 36}>
        {label('month')}
      </text>
      {usedUp > 0 ? (
        <AtPercent x={usedUpAt} y={14}>
          <path data-line="ink" d={`M0 0v${base - 14}`} />
          <path data-mark="" d="M-7 -8h14l-7 13z" />
          <text data-text="strong" data-halo="" x={usedUpAt > 0.6 ? -14 : 14} y="2" textAnchor={usedUpAt > 0.6 ? 'end' : 'start'}>
            {label('used')}
          </text>
        </AtPercent>
      ) : (
        <text data-text="strong" x="100%" y="14" textAnchor="end">
          {label('lasts')}
        </text>
      )}
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['monthly', 'loss', 'paid', 'yours'],
  outcomes: ['usual', 'lasts'],
  readInputs,
  evaluate,
  Chart: BusinessIncomeChart,
  thumbnail: (
    <>
      <path data-chart-color="4" d="M4.5 20.5h17v32h-17zM28.5 20.5h17v32h-17zM52.5 20.5h17v32h-17zM76.5 20.5h17v32h-17z" />
      <path data-chart-color="0" d="M100.5 20.5h17v32h-17zM124.5 20.5h17v32h-17z" />
      <path data-line="ink" d="M.5 52.5h151M97.5 6v46" />
      <path data-mark="" d="M97.5 14l6-10h-12z" />
    </>
  ),
});
