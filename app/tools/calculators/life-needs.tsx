import { interpolate } from '../../lib/interpolate';
import { dollars } from '../../lib/money';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { AtPercent, Chart, Dimension, labelFit, percent, ratio, StackedBar } from '../chart';
import { lifeNeeds, readInputs } from '../formulas/life-needs';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const { debts, mortgage, education, final } = inputs;
  const reading = lifeNeeds(inputs);
  return {
    outcome: reading.gap > 0 ? 'usual' : 'closed',
    figures: formatDollars(reading),
    parts: { debts, mortgage, living: reading.living, education, final },
  };
}

function LifeChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { living, need, gap } = lifeNeeds(inputs);
  const { debts, mortgage, education, final, savings, coverage } = inputs;
  const scale = Math.max(need, savings + coverage);
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  const livingAt = ratio(debts + mortgage, scale);
  const gapAt = ratio(savings + coverage, scale);
  return (
    <Chart height={190} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('need')}
      </text>
      <text data-text="strong" x={percent(Math.max(0.4, ratio(need, scale)))} y="12" textAnchor="end">
        {figures.need}
      </text>
      <Dimension to={ratio(need, scale)} y={24} />
      <StackedBar
        y={40}
        height={40}
        total={scale}
        segments={[
          { amount: debts, color: 2 },
          { amount: mortgage, color: 1 },
          { amount: living, color: 4 },
          { amount: education, color: 2, hatched: true },
          { amount: final, color: 1, hatched: true },
        ]}
      />
      <AtPercent x={livingAt} y={65}>
        <text data-text="on-segment" x="10" data-fit={labelFit(ratio(living, scale))}>
          {label('living')}
        </text>
      </AtPercent>
      <AtPercent x={gapAt} y={80}>
        <path data-line="ink" d="M0 0v30" />
        <path data-mark="" d="M0 38l-5-9 5-5 5 5z" />
      </AtPercent>
      <StackedBar
        y={120}
        height={34}
        total={scale}
        segments={[
          { amount: savings, color: 4 },
          { amount: coverage, color: 1 },
          { amount: gap, color: 0 },
        ]}
      />
      <text data-text="muted" x="0" y="176">
        {label('there')} {dollars(savings + coverage)}
      </text>
      <text data-text="strong" x="100%" y="176" textAnchor="end">
        {label('open')}
      </text>
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['need', 'gap'],
  outcomes: ['usual', 'closed'],
  readInputs,
  evaluate,
  Chart: LifeChart,
  thumbnail: (
    <>
      <path data-chart-color="2" d="M.5 52.5v-12h30v12zM30.5 52.5v-20h30v20z" />
      <path data-chart-color="4" d="M60.5 52.5v-36h30v36z" />
      <path data-chart-color="1" d="M90.5 52.5v-44h30v44z" />
      <path data-chart-color="0" d="M120.5 52.5v-50h31v50z" />
      <path data-line="ink" d="M0 52.5h152" />
    </>
  ),
});
