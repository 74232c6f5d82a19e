import { interpolate } from '../../lib/interpolate';
import { dollars } from '../../lib/money';
import { type CalculatorChartProps, defineCalculator, type Evaluation } from '../calculator-definition';
import { Chart, Dimension, labelFit, ratio, StackedBar } from '../chart';
import { costOfRisk, readInputs } from '../formulas/cost-of-risk';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const { revenue: _, ...parts } = inputs;
  const { total, per1000 } = costOfRisk(inputs);
  return { outcome: 'usual', figures: { total: dollars(total), per1000: dollarsAndCents(per1000) }, parts };
}

/** Formats 12.5 as $12.50. */
const dollarsAndCents = (amount: number) => {
  const [whole, rest] = amount.toFixed(2).split('.');
  return `${dollars(Number(whole))}.${rest}`;
};

function CostChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { total } = costOfRisk(inputs);
  const { premiums, retained, claims, safety, uninsured } = inputs;
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Chart height={104} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('total')}
      </text>
      <text data-text="strong" x="100%" y="12" textAnchor="end">
        {figures.total}
      </text>
      <Dimension y={24} />
      <StackedBar
        y={42}
        height={48}
        total={total}
        segments={[premiums, retained, claims, safety, uninsured].map((amount, i) => ({ amount, color: 4 - i }))}
      />
      <text data-text="on-segment" x="12" y="71" data-fit={labelFit(ratio(premiums, total))}>
        {label('premiums')}
      </text>
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['total', 'per1000'],
  outcomes: ['usual'],
  readInputs,
  evaluate,
  Chart: CostChart,
  thumbnail: (
    <>
      <path data-chart-color="4" d="M.5 20.5h76v18H.5z" />
      <path data-chart-color="3" d="M76.5 20.5h30v18h-30z" />
      <path data-chart-color="2" d="M106.5 20.5h20v18h-20z" />
      <path data-chart-color="1" d="M126.5 20.5h14v18h-14z" />
      <path data-chart-color="0" d="M140.5 20.5h11v18h-11z" />
      <path data-line="hair" d="M.5 38v7M151.5 38v7M.5 45h151" />
    </>
  ),
});
