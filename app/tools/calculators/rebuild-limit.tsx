import { interpolate } from '../../lib/interpolate';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { BarSegment, Chart, Dimension, labelFit, Marker, percent, ratio } from '../chart';
import { readInputs, rebuildLimit } from '../formulas/rebuild-limit';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const reading = rebuildLimit(inputs);
  const { fromLimit, fromExtension, gap } = reading;
  return {
    outcome: gap > 0 ? 'usual' : fromExtension > 0 ? 'extended' : 'closed',
    figures: formatDollars(reading),
    parts: { fromLimit, fromExtension, gap },
  };
}

function RebuildChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { available } = rebuildLimit(inputs);
  const { limit, extension, rebuild } = inputs;
  const scale = Math.max(rebuild, available);
  const [limitAt, availableAt, rebuildAt] = [ratio(limit, scale), ratio(available, scale), ratio(rebuild, scale)];
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Chart height={118} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('rebuild')}
      </text>
      <text data-text="strong" x={percent(Math.max(0.4, rebuildAt))} y="12" textAnchor="end">
        {figures.rebuild}
      </text>
      <Dimension to={rebuildAt} y={24} />
      <BarSegment from={0} to={limitAt} y={46} height={34} color={4} />
      <BarSegment from={limitAt} to={availableAt} y={46} height={34} color={1} />
      <BarSegment from={availableAt} to={rebuildAt} y={46} height={34} color={3} />
      <text data-text="on-segment" x="10" y="68" data-fit={labelFit(limitAt)}>
        {label('limit')}
      </text>
      <line data-line="ink" x1={percent(limitAt)} x2={percent(limitAt)} y1="38" y2="86" />
      <Marker x={availableAt} y={33} />
      {extension >= 8 && (
        <text data-text="muted" x={percent(limitAt)} y="104" textAnchor={limitAt > 0.94 ? 'end' : 'middle'}>
          100%
        </text>
      )}
      <text data-text="strong" x={percent(availableAt)} y="104" textAnchor={availableAt > 0.94 ? 'end' : 'middle'}>
        {100 + extension}%
      </text>
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['available', 'alone', 'gap', 'needed'],
  outcomes: ['usual', 'extended', 'closed'],
  readInputs,
  evaluate,
  Chart: RebuildChart,
  thumbnail: (
    <>
      <path data-chart-color="4" d="M.5 24.5h100v16H.5z" />
      <path data-chart-color="1" d="M100.5 24.5h25v16h-25z" />
      <path data-chart-color="0" d="M125.5 24.5h26v16h-26z" />
      <path data-line="ink" d="M100.5 14v32" />
      <path data-mark="" d="M125.5 23l6-10h-12z" />
      <path data-line="hair" d="M125.5 40v8" />
    </>
  ),
});
