import { dollars } from '../../lib/money';
import { type CalculatorDefinition, type DrawingProps, type Evaluation, numbers } from '../calculator-definition';
import { BarSegment, Dimension, Drawing, labelFit, stackSegments } from '../drawing';
import type { Values } from '../fields';
import { costOfRisk } from '../formulas/cost-of-risk';
import { interpolate } from '../interpolate';

function read(values: Values): Evaluation {
  const { revenue: _, ...parts } = numbers(values);
  const { total, per1000 } = costOfRisk(values as never);
  return { outcome: 'usual', figures: { total: dollars(total), per1000: cents(per1000) }, parts };
}

/** $12.50 */
const cents = (amount: number) => {
  const [whole, rest] = amount.toFixed(2).split('.');
  return `${dollars(Number(whole))}.${rest}`;
};

function CostDrawing({ values, figures, description, words }: DrawingProps) {
  const { total } = costOfRisk(values as never);
  const { premiums = 0, retained = 0, claims = 0, safety = 0, uninsured = 0 } = numbers(values);
  const templateParts = stackSegments([premiums, retained, claims, safety, uninsured], total);
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
      {templateParts.map(({ from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the templateParts of a bar are known by their place
        <BarSegment key={i} from={from} to={to} y={42} height={48} strata={[4, 3, 2, 1, 0][i]!} />
      ))}
      <text data-text="on-petrol" x="12" y="71" data-fit={labelFit(templateParts[0]!.to)}>
        {label('premiums')}
      </text>
    </Drawing>
  );
}

export const calculator: CalculatorDefinition = { results: ['total', 'per1000'], outcomes: ['usual'], read, Drawing: CostDrawing };
