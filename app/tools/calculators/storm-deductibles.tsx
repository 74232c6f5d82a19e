import { interpolate } from '../../lib/interpolate';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { Chart, Dimension, labelFit, percent, StackedBar, stackSegments } from '../chart';
import { readInputs, stormDeductibles } from '../formulas/storm-deductibles';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const result = stormDeductibles(inputs);
  const { windyours, floodyours, otheryours } = result;
  const isCapped = inputs.floodloss - inputs.flood > inputs.floodlimit;
  return {
    outcome: `${isCapped ? 'capped' : 'usual'}${otheryours > 0 ? 'Other' : ''}`,
    figures: formatDollars(result),
    parts: { windyours, floodyours, otheryours },
  };
}

function StormChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { windyours, floodyours, otheryours, together } = stormDeductibles(inputs);
  const amounts = [windyours, floodyours, otheryours];
  const places = stackSegments(amounts, together);
  return (
    <Chart height={104} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {words.together}
      </text>
      <text data-text="strong" x="100%" y="12" textAnchor="end">
        {figures.together}
      </text>
      <Dimension y={24} />
      <StackedBar y={42} height={48} total={together} segments={amounts.map((amount, i) => ({ amount, color: 3 - i }))} />
      {[words.wind, words.flood, words.other].map((name = '', i) => {
        const { from, to } = places[i]!;
        return (
          <text
            key={name}
            data-text="on-segment"
            x={percent((from + to) / 2)}
            y="71"
            textAnchor="middle"
            data-fit={labelFit(to - from, 0.9 + 0.45 * name.length)}
          >
            {name}
          </text>
        );
      })}
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['windyours', 'floodyours', 'together'],
  outcomes: ['usual', 'usualOther', 'capped', 'cappedOther'],
  readInputs,
  evaluate,
  Chart: StormChart,
  thumbnail: (
    <>
      <path data-chart-color="3" d="M.5 20.5h66v18H.5z" />
      <path data-chart-color="2" d="M66.5 20.5h52v18h-52z" />
      <path data-chart-color="1" d="M118.5 20.5h33v18h-33z" />
      <path data-line="ink" d="M66.5 12v34M118.5 12v34" />
      <path data-line="hair" d="M.5 38v7M151.5 38v7M.5 45h151" />
    </>
  ),
});
