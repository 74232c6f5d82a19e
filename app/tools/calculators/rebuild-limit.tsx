import { type Calculation, type DrawnValues, inDollars, numbers, type Reading } from '../calculator';
import { at, Dimension, Drawing, Mark, over, Piece, roomFor } from '../drawing';
import type { Values } from '../fields';
import { fill } from '../fill';
import { rebuildLimit } from '../rebuild-limit';

function read(values: Values): Reading {
  const reading = rebuildLimit(values as never);
  const { fromLimit, fromExtension, gap } = reading;
  return { outcome: gap > 0 ? 'usual' : 'closed', figures: inDollars(reading), parts: { fromLimit, fromExtension, gap } };
}

function RebuildDrawing({ values, figures, description, words }: DrawnValues) {
  const { available } = rebuildLimit(values as never);
  const { limit = 0, extension = 0, rebuild = 0 } = numbers(values);
  const scale = Math.max(rebuild, available);
  const [toLimit, toAvailable, toRebuild] = [over(limit, scale), over(available, scale), over(rebuild, scale)];
  const label = (name: string) => fill(words[name] ?? '', figures);
  return (
    <Drawing height={118} description={fill(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('rebuild')}
      </text>
      <text data-text="strong" x={at(Math.max(0.4, toRebuild))} y="12" textAnchor="end">
        {figures['rebuild']}
      </text>
      <Dimension to={toRebuild} y={24} />
      <Piece from={0} to={toLimit} y={46} height={34} strata={4} />
      <Piece from={toLimit} to={toAvailable} y={46} height={34} strata={1} />
      <Piece from={toAvailable} to={toRebuild} y={46} height={34} strata={3} />
      <text data-text="on-petrol" x="10" y="68" data-fit={roomFor(toLimit)}>
        {label('limit')}
      </text>
      <line data-line="ink" x1={at(toLimit)} x2={at(toLimit)} y1="38" y2="86" />
      <Mark x={toAvailable} y={33} />
      {extension >= 8 && (
        <text data-text="muted" x={at(toLimit)} y="104" textAnchor={toLimit > 0.94 ? 'end' : 'middle'}>
          100%
        </text>
      )}
      <text data-text="strong" x={at(toAvailable)} y="104" textAnchor={toAvailable > 0.94 ? 'end' : 'middle'}>
        {100 + extension}%
      </text>
    </Drawing>
  );
}

export const calculator: Calculation = {
  results: ['available', 'gap', 'needed'],
  outcomes: ['usual', 'closed'],
  read,
  Drawing: RebuildDrawing,
};
