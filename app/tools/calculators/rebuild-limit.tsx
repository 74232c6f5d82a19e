import { type CalculatorDefinition, type DrawingProps, type Evaluation, formatDollars, numbers } from '../calculator-definition';
import { at, BarSegment, Dimension, Drawing, labelFit, Marker, ratio } from '../drawing';
import type { Values } from '../fields';
import { rebuildLimit } from '../formulas/rebuild-limit';
import { interpolate } from '../interpolate';

function read(values: Values): Evaluation {
  const reading = rebuildLimit(values as never);
  const { fromLimit, fromExtension, gap } = reading;
  return { outcome: gap > 0 ? 'usual' : 'closed', figures: formatDollars(reading), parts: { fromLimit, fromExtension, gap } };
}

function RebuildDrawing({ values, figures, description, words }: DrawingProps) {
  const { available } = rebuildLimit(values as never);
  const { limit = 0, extension = 0, rebuild = 0 } = numbers(values);
  const scale = Math.max(rebuild, available);
  const [toLimit, toAvailable, toRebuild] = [ratio(limit, scale), ratio(available, scale), ratio(rebuild, scale)];
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  return (
    <Drawing height={118} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('rebuild')}
      </text>
      <text data-text="strong" x={at(Math.max(0.4, toRebuild))} y="12" textAnchor="end">
        {figures['rebuild']}
      </text>
      <Dimension to={toRebuild} y={24} />
      <BarSegment from={0} to={toLimit} y={46} height={34} strata={4} />
      <BarSegment from={toLimit} to={toAvailable} y={46} height={34} strata={1} />
      <BarSegment from={toAvailable} to={toRebuild} y={46} height={34} strata={3} />
      <text data-text="on-petrol" x="10" y="68" data-fit={labelFit(toLimit)}>
        {label('limit')}
      </text>
      <line data-line="ink" x1={at(toLimit)} x2={at(toLimit)} y1="38" y2="86" />
      <Marker x={toAvailable} y={33} />
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

export const calculator: CalculatorDefinition = {
  results: ['available', 'gap', 'needed'],
  outcomes: ['usual', 'closed'],
  read,
  Drawing: RebuildDrawing,
};
