import { type CalculatorDefinition, type DrawingProps, type Evaluation, formatDollars, numbers } from '../calculator-definition';
import { At, at, BarSegment, Dimension, Drawing, labelFit, ratio } from '../drawing';
import type { Values } from '../fields';
import { coinsurance } from '../formulas/coinsurance';
import { interpolate } from '../interpolate';

function read(values: Values): Evaluation {
  const { share, ...reading } = coinsurance(values as never);
  const { paid, unreached, off, above } = reading;
  return {
    outcome: above > 0 ? 'capped' : share < 1 ? 'usual' : 'whole',
    figures: { share: asPercent(share), ...formatDollars({ ...reading, short: Math.max(0, reading.required - Number(values['limit'])) }) },
    parts: { paid, unreached, off, above },
  };
}

/** 50% or 83.3%. Never rounded up to 100. */
const asPercent = (share: number) => `${Math.floor(share * 1000) / 10}%`;

/** The clause's mark is the full length of both bars, so the plumb line falls on the same ratio of the loss. */
function CoinsuranceDrawing({ values, figures, description, words }: DrawingProps) {
  const { required, share, paid, above } = coinsurance(values as never);
  const { value = 0, limit = 0, loss = 0 } = numbers(values);
  const scale = Math.max(value, limit);
  const asked = ratio(required, scale);
  const carried = ratio(limit, scale);
  const plumb = share * asked;
  const paidTo = ratio(paid, loss) * asked;
  const aboveTo = paidTo + ratio(above, loss) * asked;
  const isMet = limit >= required;
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  const isRoomy = carried >= 0.3;
  return (
    <Drawing height={262} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('value')}
      </text>
      <text data-text="strong" x={at(Math.max(0.4, ratio(value, scale)))} y="12" textAnchor="end">
        {figures['value']}
      </text>
      <Dimension to={ratio(value, scale)} y={24} />
      {!isMet && <BarSegment from={0} to={asked} y={62} height={40} strata={0} />}
      <BarSegment from={0} to={carried} y={62} height={40} strata={4} />
      {isRoomy && (
        <text data-text="on-petrol" x="12" y="87">
          {label('limit')}
        </text>
      )}
      {!isMet && (
        <At x={carried} y={87}>
          <text data-text="muted" x="12" data-fit={isRoomy ? labelFit(asked - carried) : undefined}>
            {label(isRoomy ? 'short' : 'limit')}
          </text>
        </At>
      )}
      <line data-line="ink" x1={at(asked)} x2={at(asked)} y1="56" y2="214" />
      {isMet && <line data-line="inlay" x1={at(asked)} x2={at(asked)} y1="63" y2="101" />}
      <At x={asked} y={44}>
        <path data-mark="" d="M-7 0h14l-7 13z" />
        <text data-text="strong" x={asked < 0.45 ? 14 : -14} y="9" textAnchor={asked < 0.45 ? 'start' : 'end'}>
          {label('mark')}
        </text>
      </At>
      <At x={plumb} y={102}>
        <path data-line="ink" d="M0 0v44" />
        <path data-mark="" d="M0 54l-5-9 5-5 5 5z" />
        <text data-text="display" x={plumb > 0.75 ? -14 : 14} y="34" textAnchor={plumb > 0.75 ? 'end' : 'start'}>
          {figures['share']}
        </text>
      </At>
      {loss > 0 && (
        <>
          <BarSegment from={0} to={paidTo} y={160} height={48} strata={4} />
          <BarSegment from={paidTo} to={aboveTo} y={160} height={48} strata={1} />
          <BarSegment from={aboveTo} to={plumb} y={160} height={48} strata={2} />
          <BarSegment from={plumb} to={asked} y={160} height={48} strata={3} />
          <Dimension to={paidTo} y={222} />
          <Dimension from={paidTo} to={asked} y={222} />
          <text data-text="strong" x="0" y="246" data-fit={labelFit(paidTo)}>
            {label('insurer')}
          </text>
          <At x={paidTo} y={246}>
            <text data-text="strong" x="0" data-fit={labelFit(asked - paidTo)}>
              {label('you')}
            </text>
          </At>
        </>
      )}
    </Drawing>
  );
}

export const calculator: CalculatorDefinition = {
  results: ['required', 'share', 'paid', 'yours'],
  outcomes: ['usual', 'whole', 'capped'],
  read,
  Drawing: CoinsuranceDrawing,
};
