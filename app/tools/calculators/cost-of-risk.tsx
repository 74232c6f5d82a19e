import { dollars } from '../../lib/money';
import { type Calculation, type DrawnValues, numbers, type Reading } from '../calculator';
import { costOfRisk } from '../cost-of-risk';
import { Dimension, Drawing, Piece, roomFor, runs } from '../drawing';
import type { Values } from '../fields';
import { fill } from '../fill';

function read(values: Values): Reading {
  const { revenue: _, ...parts } = numbers(values);
  const { total, per1000 } = costOfRisk(values as never);
  return { outcome: 'usual', figures: { total: dollars(total), per1000: cents(per1000) }, parts };
}

/** $12.50 */
const cents = (amount: number) => {
  const [whole, rest] = amount.toFixed(2).split('.');
  return `${dollars(Number(whole))}.${rest}`;
};

function CostDrawing({ values, figures, description, words }: DrawnValues) {
  const { total } = costOfRisk(values as never);
  const { premiums = 0, retained = 0, claims = 0, safety = 0, uninsured = 0 } = numbers(values);
  const pieces = runs([premiums, retained, claims, safety, uninsured], total);
  const label = (name: string) => fill(words[name] ?? '', figures);
  return (
    <Drawing height={104} description={fill(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('total')}
      </text>
      <text data-text="strong" x="100%" y="12" textAnchor="end">
        {figures['total']}
      </text>
      <Dimension y={24} />
      {pieces.map(({ from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a bar are known by their place
        <Piece key={i} from={from} to={to} y={42} height={48} strata={[4, 3, 2, 1, 0][i]!} />
      ))}
      <text data-text="on-petrol" x="12" y="71" data-fit={roomFor(pieces[0]!.to)}>
        {label('premiums')}
      </text>
    </Drawing>
  );
}

export const calculator: Calculation = { results: ['total', 'per1000'], outcomes: ['usual'], read, Drawing: CostDrawing };
