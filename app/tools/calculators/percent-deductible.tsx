import { interpolate } from '../../lib/interpolate';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { BarSegment, Chart, Marker, percent, ratio } from '../chart';
import { percentDeductible, readInputs } from '../formulas/percent-deductible';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const { insured, ...reading } = percentDeductible(inputs);
  const loss = inputs.loss;
  const { deductible, paid, above } = reading;
  return {
    outcome: above > 0 ? 'capped' : paid > 0 ? 'usual' : 'below',
    figures: formatDollars({ insured, loss, ...reading }),
    parts: { yours: Math.min(loss, deductible), paid, above },
  };
}

function PercentDeductibleChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { deductible, paid, above } = percentDeductible(inputs);
  const { loss } = inputs;
  const scale = Math.max(loss, deductible);
  const yours = ratio(Math.min(loss, deductible), scale);
  const end = ratio(loss, scale);
  const isBelow = loss < deductible;
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Chart height={96} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('loss')}
      </text>
      <text data-text="strong" x={percent(Math.max(0.3, end))} y="12" textAnchor="end">
        {figures.loss}
      </text>
      <BarSegment from={0} to={yours} y={26} height={34} color={3} />
      {isBelow ? (
        <BarSegment from={end} to={1} y={26} height={34} color={0} />
      ) : (
        <BarSegment from={yours} to={yours + ratio(paid, scale)} y={26} height={34} color={4} />
      )}
      {above > 0 && <BarSegment from={1 - ratio(above, scale)} to={1} y={26} height={34} color={1} />}
      <Marker x={ratio(deductible, scale)} y={14} />
      <text data-text="strong" x="0" y="82">
        {label('you')}
      </text>
      <text data-text={isBelow ? 'muted' : 'strong'} x="100%" y="82" textAnchor="end">
        {label(isBelow ? 'mark' : 'insurer')}
      </text>
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['deductible', 'paid', 'yours'],
  outcomes: ['usual', 'below', 'capped'],
  readInputs,
  evaluate,
  Chart: PercentDeductibleChart,
  thumbnail: (
    <>
      <path data-line="ink" d="M.5 18.5h151v20H.5z" />
      <path data-chart-color="3" d="M.5 18.5h9v20h-9z" />
      <path data-mark="" d="M9.5 17l6-10h-12z" />
      <path data-line="hair" d="M30.5 38v5M60.5 38v5M90.5 38v5M121.5 38v5M151.5 38v5M.5 38v5" />
    </>
  ),
});
