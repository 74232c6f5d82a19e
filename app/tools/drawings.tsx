/** One drawing for each question. Nothing here needs a second scale. */
import { dollars } from '../lib/money';
import { businessIncome } from './business-income';
import { addDays, dayAndMonth, daysBetween } from './calendar';
import { coinsurance } from './coinsurance';
import { costOfRisk } from './cost-of-risk';
import { At, at, Dimension, Drawing, Mark, Piece, roomFor } from './drawing';
import type { Values } from './fields';
import { type Figures, fill } from './fill';
import { floodStart } from './flood-start';
import { lifeNeeds } from './life-needs';
import { percentDeductible } from './percent-deductible';
import { rebuildLimit } from './rebuild-limit';

interface Props {
  values: Values;
  figures: Figures;
  description: string;
  words: Record<string, string>;
}

const numbers = (values: Values) => values as Record<string, number>;
/** A division that knows nothing of nothing. */
const over = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

function PercentDeductibleDrawing({ values, figures, description, words }: Props) {
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

/** The clause's mark is the full length of both bars, so the plumb line falls on the same ratio of the loss. */
function CoinsuranceDrawing({ values, figures, description, words }: Props) {
  const { required, share, paid, above } = coinsurance(values as never);
  const { value = 0, limit = 0, loss = 0 } = numbers(values);
  const scale = Math.max(value, limit);
  const asked = over(required, scale);
  const carried = over(limit, scale);
  const plumb = share * asked;
  const paidTo = over(paid, loss) * asked;
  const aboveTo = paidTo + over(above, loss) * asked;
  const isMet = limit >= required;
  const label = (name: string) => fill(words[name] ?? '', figures);
  const isRoomy = carried >= 0.3;
  return (
    <Drawing height={262} description={fill(description, figures)}>
      <text data-text="muted" x="0" y="12">
        {label('value')}
      </text>
      <text data-text="strong" x={at(Math.max(0.4, over(value, scale)))} y="12" textAnchor="end">
        {figures['value']}
      </text>
      <Dimension to={over(value, scale)} y={24} />
      {!isMet && <Piece from={0} to={asked} y={62} height={40} strata={0} />}
      <Piece from={0} to={carried} y={62} height={40} strata={4} />
      {isRoomy && (
        <text data-text="on-petrol" x="12" y="87">
          {label('limit')}
        </text>
      )}
      {!isMet && (
        <At x={carried} y={87}>
          <text data-text="muted" x="12" data-fit={isRoomy ? roomFor(asked - carried) : undefined}>
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
          <Piece from={0} to={paidTo} y={160} height={48} strata={4} />
          <Piece from={paidTo} to={aboveTo} y={160} height={48} strata={1} />
          <Piece from={aboveTo} to={plumb} y={160} height={48} strata={2} />
          <Piece from={plumb} to={asked} y={160} height={48} strata={3} />
          <Dimension to={paidTo} y={222} />
          <Dimension from={paidTo} to={asked} y={222} />
          <text data-text="strong" x="0" y="246" data-fit={roomFor(paidTo)}>
            {label('insurer')}
          </text>
          <At x={paidTo} y={246}>
            <text data-text="strong" x="0" data-fit={roomFor(asked - paidTo)}>
              {label('you')}
            </text>
          </At>
        </>
      )}
    </Drawing>
  );
}

function RebuildDrawing({ values, figures, description, words }: Props) {
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
        <text data-text="muted" x={at(toLimit)} y="104" textAnchor={toLimit > 0.92 ? 'end' : 'middle'}>
          100%
        </text>
      )}
      <text data-text="strong" x={at(toAvailable)} y="104" textAnchor={toAvailable > 0.92 ? 'end' : 'middle'}>
        {100 + extension}%
      </text>
    </Drawing>
  );
}

/** Every day a tick, every tenth a longer one; the start of the season stands on the line where it falls into it. */
function FloodDrawing({ values, figures, description, words }: Props) {
  const { start, season } = floodStart(values as never);
  const bought = String(values['bought']);
  const wait = Math.max(1, daysBetween(bought, start));
  const every = wait <= 62 ? 1 : 10;
  const ticks = Array.from({ length: Math.floor(wait / every) + 1 }, (_, i) => i * every);
  const opens = over(daysBetween(bought, season), wait);
  const label = (name: string) => fill(words[name] ?? '', figures);
  return (
    <Drawing height={118} description={fill(description, figures)}>
      <line data-line="ink" x1="0" x2="100%" y1="58" y2="58" />
      {ticks.map((day) => (
        <line
          key={day}
          data-line="hair"
          x1={at(day / wait)}
          x2={at(day / wait)}
          y1="58"
          y2={day === 0 || day === wait ? 72 : day % 10 === 0 ? 67 : 63}
        />
      ))}
      <circle data-mark="" cx="0" cy="58" r="5" />
      <At x={1} y={43}>
        <path data-mark="" d="M-7 0h14l-7 13z" />
      </At>
      {opens < 1 && (
        <At x={opens} y={58}>
          <path data-line="ink" d="M0 -10v34" />
          <text data-text="muted" x="0" y="52" textAnchor={opens < 0.25 ? 'start' : opens > 0.75 ? 'end' : 'middle'}>
            {label('season')}
          </text>
        </At>
      )}
      <text data-text="muted" x="0" y="34">
        {label('bought')}
      </text>
      <text data-text="strong" x="0" y="92">
        {dayAndMonth(bought)}
      </text>
      <text data-text="muted" x="100%" y="34" textAnchor="end">
        {label('starts')}
      </text>
      <text data-text="strong" x="100%" y="92" textAnchor="end">
        {dayAndMonth(start === bought ? addDays(bought, 0) : start)}
      </text>
      <text data-text="display" x="50%" y="42" textAnchor="middle">
        {label('days')}
      </text>
    </Drawing>
  );
}

function LifeDrawing({ values, figures, description, words }: Props) {
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

/** Amounts one after the other, as parts of a scale. */
function runs(amounts: number[], scale: number) {
  let from = 0;
  return amounts.map((amount) => {
    const run = { from, to: from + over(amount, scale) };
    from = run.to;
    return run;
  });
}

function BusinessIncomeDrawing({ values, figures, description, words }: Props) {
  const { columns, usedUp } = businessIncome(values as never);
  const most = Math.max(1, ...columns.map(({ lost }) => lost));
  const width = 1 / columns.length;
  const every = columns.length > 12 ? 3 : 1;
  const tall = 96;
  const base = 136;
  const label = (name: string) => fill(words[name] ?? '', figures);
  const column = columns[usedUp - 1];
  const at0 = (usedUp - 1 + 0.1 + 0.8 * over(column?.paid ?? 0, column?.lost ?? 0)) * width;
  return (
    <Drawing height={176} description={fill(description, figures)}>
      {columns.map(({ lost, paid }, i) => {
        const [from, to] = [(i + 0.1) * width, (i + 0.9) * width];
        const height = (lost / most) * tall;
        const filled = over(paid, lost) * (to - from);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is known by its place
          <g key={i}>
            <Piece from={from} to={from + filled} y={base - height} height={height} strata={4} />
            <Piece from={from + filled} to={to} y={base - height} height={height} strata={3} />
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

function CostDrawing({ values, figures, description, words }: Props) {
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

export const drawings = {
  'percent-deductible': PercentDeductibleDrawing,
  coinsurance: CoinsuranceDrawing,
  'rebuild-limit': RebuildDrawing,
  'flood-start': FloodDrawing,
  'life-needs': LifeDrawing,
  'business-income': BusinessIncomeDrawing,
  'cost-of-risk': CostDrawing,
};
