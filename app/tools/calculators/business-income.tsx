import { type CalculatorDefinition, type DrawingProps, type Evaluation, formatDollars } from '../calculator-definition';
import { At, at, BarSegment, Drawing, ratio } from '../drawing';
import type { Values } from '../fields';
import { businessIncome } from '../formulas/business-income';
import { interpolate } from '../interpolate';

function read(values: Values): Evaluation {
  const { columns: _, usedUp, ...reading } = businessIncome(values as never);
  const { paid, yours } = reading;
  return {
    outcome: usedUp > 0 ? 'usual' : 'lasts',
    figures: { ...formatDollars(reading), usedUp: String(usedUp), hours: String(values['wait']), length: String(values['months']) },
    parts: { paid, yours },
  };
}

function BusinessIncomeDrawing({ values, figures, description, words }: DrawingProps) {
  const { columns, usedUp } = businessIncome(values as never);
  const most = Math.max(1, ...columns.map(({ lost }) => lost));
  const width = 1 / columns.length;
  const every = columns.length > 12 ? 3 : 1;
  const tall = 96;
  const base = 136;
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  const column = columns[usedUp - 1];
  const at0 = (usedUp - 1 + 0.1 + 0.8 * ratio(column?.paid ?? 0, column?.lost ?? 0)) * width;
  return (
    <Drawing height={176} description={interpolate(description, figures)}>
      {columns.map(({ lost, paid }, i) => {
        const [from, to] = [(i + 0.1) * width, (i + 0.9) * width];
        const height = (lost / most) * tall;
        const filled = ratio(paid, lost) * (to - from);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is known by its place
          <g key={i}>
            <BarSegment from={from} to={from + filled} y={base - height} height={height} strata={4} />
            <BarSegment from={from + filled} to={to} y={base - height} height={height} strata={3} />
            {(i + 1) % every === 0 && (
              <text data-text="muted" x={at((i + 0.5) * width)} y={base + 18} textAnchor="middle">
                {i + 1}
              </text>
            )}
          </g>
        );
      })}
      <line data-line="ink" x1="0" x2="100%" y1={base} y2={base} />
      <text data-text="muted" x="0" y={base + 36}>
        {label('month')}
      </text>
      {usedUp > 0 ? (
        <At x={at0} y={14}>
          <path data-line="ink" d={`M0 0v${base - 14}`} />
          <path data-mark="" d="M-7 -8h14l-7 13z" />
          <text data-text="strong" data-halo="" x={at0 > 0.6 ? -14 : 14} y="2" textAnchor={at0 > 0.6 ? 'end' : 'start'}>
            {label('used')}
          </text>
        </At>
      ) : (
        <text data-text="strong" x="100%" y="14" textAnchor="end">
          {label('lasts')}
        </text>
      )}
    </Drawing>
  );
}

export const calculator: CalculatorDefinition = {
  results: ['monthly', 'loss', 'paid', 'yours'],
  outcomes: ['usual', 'lasts'],
  read,
  Drawing: BusinessIncomeDrawing,
};
