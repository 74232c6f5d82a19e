import { type Calculation, type DrawnValues, inDollars, numbers, type Reading } from '../calculator';
import { at, Drawing, Mark, over, Piece } from '../drawing';
import type { Values } from '../fields';
import { fill } from '../fill';
import { percentDeductible } from '../percent-deductible';

function read(values: Values): Reading {
  const { insured, ...reading } = percentDeductible(values as never);
  const loss = Number(values['loss']);
  const { deductible, paid, above } = reading;
  return {
    outcome: above > 0 ? 'capped' : paid > 0 ? 'usual' : 'below',
    figures: inDollars({ insured, loss, ...reading }),
    parts: { yours: Math.min(loss, deductible), paid, above },
  };
}

function PercentDeductibleDrawing({ values, figures, description, words }: DrawnValues) {
  const { deductible, paid, above } = percentDeductible(values as never);
  const { loss = 0 } = numbers(values);
  const scale = Math.max(loss, deductible);
  const yours = over(Math.min(loss, deductible), scale);
  const end = over(loss, scale);
  const isBelow = loss < deductible;
  const label = (name: string) => fill(words[name] ?? '', figures);
  return (
    <Drawing height={96} description={fill(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('loss')}
      </text>
      <text data-text="strong" x={at(Math.max(0.3, end))} y="12" textAnchor="end">
        {figures['loss']}
      </text>
      <Piece from={0} to={yours} y={26} height={34} strata={3} />
      {isBelow ? (
        <Piece from={end} to={1} y={26} height={34} strata={0} />
      ) : (
        <Piece from={yours} to={yours + over(paid, scale)} y={26} height={34} strata={4} />
      )}
      {above > 0 && <Piece from={1 - over(above, scale)} to={1} y={26} height={34} strata={1} />}
      <Mark x={over(deductible, scale)} y={14} />
      <text data-text="strong" x="0" y="82">
        {label('you')}
      </text>
      <text data-text={isBelow ? 'muted' : 'strong'} x="100%" y="82" textAnchor="end">
        {label(isBelow ? 'mark' : 'insurer')}
      </text>
    </Drawing>
  );
}

export const calculator: Calculation = {
  results: ['deductible', 'paid', 'yours'],
  outcomes: ['usual', 'below', 'capped'],
  read,
  Drawing: PercentDeductibleDrawing,
};
