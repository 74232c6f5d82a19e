import { dollars } from '../../lib/money';
import { type DrawingProps, defineCalculator, type Evaluation, formatDollars } from '../calculator-definition';

import { AtPercent, BarSegment, Dimension, Drawing, labelFit, percent, ratio, stackSegments } from '../drawing';
import { lifeNeeds, readInputs } from '../formulas/life-needs';
import { interpolate } from '../interpolate';

type Inputs = ReturnType<typeof readInputs>;

function evaluate(inputs: Inputs): Evaluation {
  const { debts, mortgage, education, final } = inputs;
  const reading = lifeNeeds(inputs);
  return {
    outcome: reading.gap > 0 ? 'usual' : 'closed',
    figures: formatDollars(reading),
    parts: { debts, mortgage, living: reading.living, education, final },
  };
}

function LifeDrawing({ inputs, figures, description, words }: DrawingProps<Inputs>) {
  const { living, need, gap } = lifeNeeds(inputs);
  const { debts, mortgage, education, final, savings, coverage } = inputs;
  const scale = Math.max(need, savings + coverage);
  const label = (name: string) => interpolate(words[name] ?? '', figures);
  const upper = stackSegments([debts, mortgage, living, education, final], scale);
  const lower = stackSegments([savings, coverage, gap], scale);
  const income = upper[2]!;
  const open = lower[2]!;
  return (
    <Drawing height={190} description={interpolate(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('need')}
      </text>
      <text data-text="strong" x={percent(Math.max(0.4, ratio(need, scale)))} y="12" textAnchor="end">
        {figures['need']}
      </text>
      <Dimension to={ratio(need, scale)} y={24} />
      {upper.map(({ from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments have a fixed order
        <BarSegment key={i} from={from} to={to} y={40} height={40} strata={[2, 1, 4, 2, 1][i]!} hatched={i > 2} />
      ))}
      <AtPercent x={income.from} y={65}>
        <text data-text="on-petrol" x="10" data-fit={labelFit(income.to - income.from)}>
          {label('living')}
        </text>
      </AtPercent>
      <AtPercent x={open.from} y={80}>
        <path data-line="ink" d="M0 0v30" />
        <path data-mark="" d="M0 38l-5-9 5-5 5 5z" />
      </AtPercent>
      <BarSegment from={lower[0]!.from} to={lower[0]!.to} y={120} height={34} strata={4} />
      <BarSegment from={lower[1]!.from} to={lower[1]!.to} y={120} height={34} strata={1} />
      <BarSegment from={open.from} to={open.to} y={120} height={34} strata={0} />
      <text data-text="muted" x="0" y="176">
        {label('there')} {dollars(savings + coverage)}
      </text>
      <text data-text="strong" x="100%" y="176" textAnchor="end">
        {label('open')}
      </text>
    </Drawing>
  );
}

export const calculator = defineCalculator({
  results: ['need', 'gap'],
  outcomes: ['usual', 'closed'],
  readInputs,
  evaluate,
  Drawing: LifeDrawing,
});
