import { interpolate } from '../../lib/interpolate';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { Chart, Dimension, labelFit, StackedBar } from '../chart';
import { readInputs, stormDeductibles } from '../formulas/storm-deductibles';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const result = stormDeductibles(inputs);
  const { windyours, floodyours } = result;
  const isCapped = inputs.floodloss - inputs.flood > inputs.floodlimit;
  return {
    outcome: isCapped ? 'capped' : 'usual',
    figures: formatDollars(result),
    parts: { windyours, floodyours, other: inputs.other },
  };
}

function StormChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { windyours, floodyours, together } = stormDeductibles(inputs);
  return (
    <Chart height={104} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {words['together']}
      </text>
      <text data-text="strong" x="100%" y="12" textAnchor="end">
        {figures['together']}
      </text>
      <Dimension y={24} />
      <StackedBar
        y={42}
        height={48}
        total={together}
        segments={[
          { amount: windyours, strata: 3 },
          { amount: floodyours, strata: 2 },
          { amount: inputs.other, strata: 1 },
        ]}
      />
      <text data-text="on-light" x="12" y="71" data-fit={labelFit(windyours / Math.max(1, together))}>
        {words['wind']}
      </text>
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['windyours', 'floodyours', 'together'],
  outcomes: ['usual', 'capped'],
  readInputs,
  evaluate,
  Chart: StormChart,
});
