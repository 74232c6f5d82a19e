import { dollars } from '../../lib/money';
import { type Calculation, type DrawnValues, inDollars, numbers, type Reading } from '../calculator';
import { At, at, Dimension, Drawing, over, Piece, roomFor, runs } from '../drawing';
import type { Values } from '../fields';
import { fill } from '../fill';
import { lifeNeeds } from '../life-needs';

function read(values: Values): Reading {
  const { debts = 0, mortgage = 0, education = 0, final = 0 } = numbers(values);
  const reading = lifeNeeds(values as never);
  return {
    outcome: reading.gap > 0 ? 'usual' : 'closed',
    figures: inDollars(reading),
    parts: { debts, mortgage, living: reading.living, education, final },
  };
}

function LifeDrawing({ values, figures, description, words }: DrawnValues) {
  const { living, need, gap } = lifeNeeds(values as never);
  const { debts = 0, mortgage = 0, education = 0, final = 0, savings = 0, coverage = 0 } = numbers(values);
  const scale = Math.max(need, savings + coverage);
  const label = (name: string) => fill(words[name] ?? '', figures);
  const upper = runs([debts, mortgage, living, education, final], scale);
  const lower = runs([savings, coverage, gap], scale);
  const income = upper[2]!;
  const open = lower[2]!;
  return (
    <Drawing height={190} description={fill(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('need')}
      </text>
      <text data-text="strong" x={at(Math.max(0.4, over(need, scale)))} y="12" textAnchor="end">
        {figures['need']}
      </text>
      <Dimension to={over(need, scale)} y={24} />
      {upper.map(({ from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a bar are known by their place
        <Piece key={i} from={from} to={to} y={40} height={40} strata={[2, 1, 4, 2, 1][i]!} hatched={i > 2} />
      ))}
      <At x={income.from} y={65}>
        <text data-text="on-petrol" x="10" data-fit={roomFor(income.to - income.from)}>
          {label('living')}
        </text>
      </At>
      <At x={open.from} y={80}>
        <path data-line="ink" d="M0 0v30" />
        <path data-mark="" d="M0 38l-5-9 5-5 5 5z" />
      </At>
      <Piece from={lower[0]!.from} to={lower[0]!.to} y={120} height={34} strata={4} />
      <Piece from={lower[1]!.from} to={lower[1]!.to} y={120} height={34} strata={1} />
      <Piece from={open.from} to={open.to} y={120} height={34} strata={0} />
      <text data-text="muted" x="0" y="176">
        {label('there')} {dollars(savings + coverage)}
      </text>
      <text data-text="strong" x="100%" y="176" textAnchor="end">
        {label('open')}
      </text>
    </Drawing>
  );
}

export const calculator: Calculation = { results: ['need', 'gap'], outcomes: ['usual', 'closed'], read, Drawing: LifeDrawing };
