import { interpolate } from '../../lib/interpolate';
import { type DrawingProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { AtPercent, BarSegment, Dimension, Drawing, labelFit, percent, ratio } from '../drawing';
import { coinsurance, readInputs } from '../formulas/coinsurance';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const { share, ...reading } = coinsurance(inputs);
  const { paid, unreached, off, above } = reading;
  return {
    outcome: above > 0 ? 'capped' : share < 1 ? 'usual' : 'whole',
    figures: { share: formatShare(share), ...formatDollars({ ...reading, short: Math.max(0, reading.required - inputs.limit) }) },
    parts: { paid, unreached, off, above },
  };
}

/** 0.833 as 83.3%. Rounded down, so that only a full share is 100%. */
const formatShare = (share: number) => `${Math.floor(share * 1000) / 10}%`;

/** Both bars end at the required limit, so the line between them marks the same share of the limit and of the loss. */
function CoinsuranceDrawing({ inputs, figures, description, words }: DrawingProps<Inputs>) {
  const { required, share, paid, above } = coinsurance(inputs);
  const { value, limit, loss } = inputs;
  const scale = Math.max(value, limit);
  const requiredAt = ratio(required, scale);
  const limitAt = ratio(limit, scale);
  const shareAt = share * requiredAt;
  const paidAt = ratio(paid, loss) * requiredAt;
  const aboveAt = paidAt + ratio(above, loss) * requiredAt;
  const isMet = limit >= required;
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  const hasRoom = limitAt >= 0.3;
  return (
    <Drawing height={262} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('value')}
      </text>
      <text data-text="strong" x={percent(Math.max(0.4, ratio(value, scale)))} y="12" textAnchor="end">
        {figures['value']}
      </text>
      <Dimension to={ratio(value, scale)} y={24} />
      {!isMet && <BarSegment from={0} to={requiredAt} y={62} height={40} strata={0} />}
      <BarSegment from={0} to={limitAt} y={62} height={40} strata={4} />
      {hasRoom && (
        <text data-text="on-petrol" x="12" y="87">
          {label('limit')}
        </text>
      )}
      {!isMet && (
        <AtPercent x={limitAt} y={87}>
          <text data-text="muted" x="12" data-fit={hasRoom ? labelFit(requiredAt - limitAt) : undefined}>
            {label(hasRoom ? 'short' : 'limit')}
          </text>
        </AtPercent>
      )}
      <line data-line="ink" x1={percent(requiredAt)} x2={percent(requiredAt)} y1="56" y2="214" />
      {isMet && <line data-line="overlay" x1={percent(requiredAt)} x2={percent(requiredAt)} y1="63" y2="101" />}
      <AtPercent x={requiredAt} y={44}>
        <path data-mark="" d="M-7 0h14l-7 13z" />
        <text data-text="strong" x={requiredAt < 0.45 ? 14 : -14} y="9" textAnchor={requiredAt < 0.45 ? 'start' : 'end'}>
          {label('mark')}
        </text>
      </AtPercent>
      <AtPercent x={shareAt} y={102}>
        <path data-line="ink" d="M0 0v44" />
        <path data-mark="" d="M0 54l-5-9 5-5 5 5z" />
        <text data-text="display" x={shareAt > 0.75 ? -14 : 14} y="34" textAnchor={shareAt > 0.75 ? 'end' : 'start'}>
          {figures['share']}
        </text>
      </AtPercent>
      {loss > 0 && (
        <>
          <BarSegment from={0} to={paidAt} y={160} height={48} strata={4} />
          <BarSegment from={paidAt} to={aboveAt} y={160} height={48} strata={1} />
          <BarSegment from={aboveAt} to={shareAt} y={160} height={48} strata={2} />
          <BarSegment from={shareAt} to={requiredAt} y={160} height={48} strata={3} />
          <Dimension to={paidAt} y={222} />
          <Dimension from={paidAt} to={requiredAt} y={222} />
          <text data-text="strong" x="0" y="246" data-fit={labelFit(paidAt)}>
            {label('insurer')}
          </text>
          <AtPercent x={paidAt} y={246}>
            <text data-text="strong" x="0" data-fit={labelFit(requiredAt - paidAt)}>
              {label('you')}
            </text>
          </AtPercent>
        </>
      )}
    </Drawing>
  );
}

export const calculator = defineCalculator({
  results: ['required', 'share', 'paid', 'yours'],
  outcomes: ['usual', 'whole', 'capped'],
  readInputs,
  evaluate,
  Drawing: CoinsuranceDrawing,
});
