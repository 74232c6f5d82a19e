import { interpolate } from '../../lib/interpolate';
import { type CalculatorChartProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';
import { AtPercent, BarSegment, Chart, Dimension, labelFit, percent, ratio, StackedBar } from '../chart';
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

/** Formats 0.833 as 83.3%. Rounds down, so that only a full share is shown as 100%. */
const formatShare = (share: number) => `${Math.floor(share * 1000) / 10}%`;

/** A bar of the limit and, below it, a bar of the loss, both on the same scale of dollars. */
function CoinsuranceChart({ inputs, figures, description, words }: CalculatorChartProps<Inputs>) {
  const { required, share, paid, off, above, unreached } = coinsurance(inputs);
  const { value, limit, loss } = inputs;
  const scale = Math.max(value, limit, loss);
  const requiredAt = ratio(required, scale);
  const limitAt = ratio(limit, scale);
  const shareAt = share * requiredAt;
  const lossAt = ratio(loss, scale);
  const isMet = limit >= required;
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  const hasRoom = limitAt >= 0.3;
  const fitIn = (share: number, name: string) => labelFit(share, 0.9 + 0.45 * label(name).length);
  return (
    <Chart height={240} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('value')}
      </text>
      <text data-text="strong" x={percent(Math.max(0.4, ratio(value, scale)))} y="12" textAnchor="end">
        {figures.value}
      </text>
      <Dimension to={ratio(value, scale)} y={24} />
      {!isMet && <BarSegment from={0} to={requiredAt} y={62} height={36} color={0} />}
      <BarSegment from={0} to={limitAt} y={62} height={36} color={4} />
      {hasRoom && (
        <text data-text="on-segment" x="12" y="85" data-fit={fitIn(limitAt, 'limit')}>
          {label('limit')}
        </text>
      )}
      {!isMet && (
        <AtPercent x={limitAt} y={85}>
          <text data-text="muted" x="12" data-fit={hasRoom ? fitIn(requiredAt - limitAt, 'short') : undefined}>
            {label(hasRoom ? 'short' : 'limit')}
          </text>
        </AtPercent>
      )}
      <line data-line="ink" x1={percent(requiredAt)} x2={percent(requiredAt)} y1="24" y2="104" />
      {isMet && <line data-line="overlay" x1={percent(requiredAt)} x2={percent(requiredAt)} y1="63" y2="97" />}
      <AtPercent x={requiredAt} y={38}>
        <path data-mark="" d="M-7 0h14l-7 13z" />
        <text data-text="strong" x={requiredAt < 0.45 ? 14 : -14} y="10" textAnchor={requiredAt < 0.45 ? 'start' : 'end'}>
          {label('mark')}
        </text>
      </AtPercent>
      <AtPercent x={shareAt} y={98}>
        <path data-line="ink" d="M0 0v10" />
        <path data-mark="" d="M0 20l-5-9h10z" />
        <text data-text="display" x={shareAt > 0.75 ? -12 : 12} y="24" textAnchor={shareAt > 0.75 ? 'end' : 'start'}>
          {figures.share}
        </text>
      </AtPercent>
      {loss > 0 && (
        <>
          <StackedBar
            y={146}
            height={36}
            total={scale}
            segments={[
              { amount: paid, color: 4 },
              { amount: above, color: 1 },
              { amount: off, color: 2 },
              { amount: unreached, color: 3 },
            ]}
          />
          <Dimension to={lossAt} y={194} />
          <text data-text="muted" x="0" y="214">
            {label('loss')}
          </text>
          {lossAt > 0.5 ? (
            <text data-text="strong" x="0" y="234">
              {label('insurer')} <tspan dx="16">{label('you')}</tspan>
            </text>
          ) : (
            <AtPercent x={lossAt} y={146}>
              <text data-text="strong" x="14" y="14">
                {label('insurer')}
              </text>
              <text data-text="strong" x="14" y="32">
                {label('you')}
              </text>
            </AtPercent>
          )}
        </>
      )}
    </Chart>
  );
}

export const calculator = defineCalculator({
  results: ['required', 'share', 'paid', 'yours'],
  outcomes: ['usual', 'whole', 'capped'],
  readInputs,
  evaluate,
  Chart: CoinsuranceChart,
  thumbnail: (
    <>
      <path data-chart-color="0" d="M.5 8.5h121v14H.5z" />
      <path data-chart-color="4" d="M.5 8.5h61v14h-61z" />
      <path data-line="ink" d="M61.5 22.5v14M121.5 2v48" />
      <path data-chart-color="4" d="M.5 36.5h61v14h-61z" />
      <path data-chart-color="3" d="M61.5 36.5h60v14h-60z" />
      <path data-mark="" d="M121.5 8l5-8h-10z" />
    </>
  ),
});
