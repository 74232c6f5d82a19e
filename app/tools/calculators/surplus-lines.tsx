import { interpolate } from '../../lib/interpolate';
import { dollars } from '../../lib/money';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { Chart, labelFit, Marker, ratio, StackedBar } from '../chart';
import { readInputs, surplusLines } from '../formulas/surplus-lines';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const { difference, ...amounts } = surplusLines(inputs);
  const { tax, stamping } = amounts;
  return {
    outcome: difference > 0 ? 'more' : difference < 0 ? 'less' : 'same',
    figures: { ...formatDollars(amounts), difference: dollars(Math.abs(difference)) },
    parts: { premium: inputs.premium, fee: inputs.fee, tax, stamping },
  };
}

function SurplusLinesChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { premium, fee, admitted } = inputs;
  const { tax, stamping, total } = surplusLines(inputs);
  const scale = Math.max(total, admitted, 1);
  const admittedAt = ratio(admitted, scale);
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Chart height={128} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('surplus')}
      </text>
      <text data-text="strong" x="100%" y="12" textAnchor="end">
        {figures.total}
      </text>
      <StackedBar
        y={26}
        height={40}
        total={scale}
        segments={[
          { amount: premium, color: 4 },
          { amount: fee, color: 2 },
          { amount: tax, color: 3 },
          { amount: stamping, color: 1 },
        ]}
      />
      <text data-text="on-segment" x="12" y="51" data-fit={labelFit(ratio(premium, scale))}>
        {label('premium')}
      </text>
      <StackedBar y={86} height={40} total={scale} segments={[{ amount: admitted, color: 0 }]} />
      <Marker x={admittedAt} y={73} />
      <text data-text="muted" data-halo="" x="12" y="111">
        {label('admitted')}
        <tspan data-text="strong" dx="8">
          {figures.admitted}
        </tspan>
      </text>
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['tax', 'stamping', 'total', 'difference', 'kept'],
  outcomes: ['more', 'less', 'same'],
  readInputs,
  evaluate,
  Chart: SurplusLinesChart,
  thumbnail: (
    <>
      <path data-chart-color="4" d="M.5 6.5h112v16H.5z" />
      <path data-chart-color="2" d="M112.5 6.5h12v16h-12z" />
      <path data-chart-color="3" d="M124.5 6.5h20v16h-20z" />
      <path data-chart-color="0" d="M.5 34.5h132v16H.5z" />
      <path data-line="ink" d="M132.5 26v28" />
      <path data-mark="" d="M132.5 34l6-10h-12z" />
    </>
  ),
});
