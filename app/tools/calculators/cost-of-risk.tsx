import { dollars } from '../../lib/money';
import { type DrawingProps, defineCalculator, type Evaluation } from '../calculator-definition';

import { BarSegment, Dimension, Drawing, labelFit, stackSegments } from '../drawing';
import { costOfRisk, readInputs } from '../formulas/cost-of-risk';
import { interpolate } from '../interpolate';

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

function CostDrawing({ inputs, figures, description, words }: DrawingProps<Inputs>) {
  const { total } = costOfRisk(inputs);
  const { premiums, retained, claims, safety, uninsured } = inputs;
  const segments = stackSegments([premiums, retained, claims, safety, uninsured], total);
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Drawing height={104} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('total')}
      </text>
      <text data-text="strong" x="100%" y="12" textAnchor="end">
        {figures['total']}
      </text>
      <Dimension y={24} />
      {segments.map(({ from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments have a fixed order
        <BarSegment key={i} from={from} to={to} y={42} height={48} strata={[4, 3, 2, 1, 0][i]!} />
      ))}
      <text data-text="on-petrol" x="12" y="71" data-fit={labelFit(segments[0]!.to)}>
        {label('premiums')}
      </text>
    </Drawing>
  );
}

export const calculator = defineCalculator({
  results: ['total', 'per1000'],
  outcomes: ['usual'],
  readInputs,
  evaluate,
  Drawing: CostDrawing,
});
