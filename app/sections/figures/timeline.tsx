import type { TimelineFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import styles from './figure.module.css';
import { DateMark, type FigureKindProps, FigureText, Key, LossMark, percent, Spot } from './figure-parts';

type Policy = TimelineFigure['policies'][number];
type Span = Policy['act'];

const barPx = 44;
/** y coordinate of each policy's first bar. */
const policyPx = [142, 314] as const;
/** Distance from a policy's first bar to its second bar. */
const stepPx = 52;

/** Two dates against two policies: a policy pays only if both dates fall inside its periods. */
export function Timeline({ figure, words, end }: FigureKindProps<TimelineFigure, FigureWords['timeline']>) {
  const { act, claim, policies } = figure;
  const hasAvailable = policies.some((policy) => policy.act.available || policy.claim.available);
  return (
    <figure className={styles.figure}>
      <WideTimeline figure={figure} />
      <NarrowTimeline figure={figure} label={words.narrow} />
      <FigureText items={figure.list} />
      {end(
        <>
          <Key sign="solid">{words.inForce}</Key>
          {hasAvailable && <Key sign="dashed">{words.available}</Key>}
          {[true, false].map(
            (wanted) =>
              policies.some((policy) => holds(policy.act, act.at) === wanted || holds(policy.claim, claim.at) === wanted) && (
                <Key key={String(wanted)} sign={wanted ? 'inside' : 'outside'}>
                  {wanted ? words.inside : words.outside}
                </Key>
              ),
          )}
          <Key sign="loss">{figure.lossMark}</Key>
        </>,
      )}
    </figure>
  );
}

const holds = (span: Span, at: number) => span.from <= at && at < span.to;

function WideTimeline({ figure }: { figure: TimelineFigure }) {
  const { months, act, claim, policyChange, policies } = figure;
  const x = (at: number) => percent(at, months);
  return (
    <svg className={`${styles.svg} ${styles.wide}`} width="100%" height="436" role="img" aria-label={figure.description}>
      <defs>
        <pattern id="months" y="64" width={percent(1, months)} height="14" patternUnits="userSpaceOnUse">
          <path className={styles.hair} d="M.5 0V7" />
        </pattern>
        <pattern id="half-years" y="64" width={percent(6, months)} height="14" patternUnits="userSpaceOnUse">
          <path className={styles.hair} d="M.5 0V14" />
        </pattern>
      </defs>
      <text className={styles.strong} x={x(act.at)} dx="-18" y="20" textAnchor="end">
        {act.label}, {act.date}
      </text>
      <text className={styles.strong} x={x(claim.at)} dx="-18" y="20" textAnchor="end">
        {claim.label}, {claim.date}
      </text>
      <text className={styles.muted} x={x(policyChange.at)} dx="10" y="48">
        {policyChange.label}, {policyChange.date}
      </text>
      <line className={styles.hair} x2="100%" y1="64" y2="64" />
      <rect y="64" width="100%" height="14" fill="url(#months)" />
      <rect y="64" width="100%" height="14" fill="url(#half-years)" />
      <line className={styles.hair} x1="100%" x2="100%" y1="64" y2="78" />
      <line className={styles.ink} x1={x(policyChange.at)} x2={x(policyChange.at)} y1="36" y2="78" />
      {policies.map((policy, i) => {
        const y = policyPx[i] ?? 0;
        // the verdict is drawn in the space that the policy's bars leave empty
        const verdict = i === 0 ? { x: x(policyChange.at), dx: 22, y: y + 17 } : { x: '0', dx: 0, y: y + stepPx + 19 };
        return (
          <g key={policy.name}>
            <text className={styles.display} x={i === 0 ? '0' : x(policyChange.at)} y={y - 16}>
              {policy.name}
              {policy.place && (
                <tspan className={`${styles.aside} ${styles.muted}`} dx="10">
                  {policy.place}
                </tspan>
              )}
            </text>
            <SpanBar span={policy.act} y={y} x={x} policyChange={policyChange.at} />
            <SpanBar span={policy.claim} y={y + stepPx} x={x} policyChange={policyChange.at} />
            <text className={styles.strong} x={verdict.x} dx={verdict.dx} y={verdict.y}>
              {policy.verdict.heading}
            </text>
            <text className={styles.muted} x={verdict.x} dx={verdict.dx} y={verdict.y + 21}>
              {policy.verdict.why}
            </text>
          </g>
        );
      })}
      <line className={`${styles.ink} ${styles.drawnLine}`} pathLength="1" x1={x(act.at)} x2={x(act.at)} y1="20" y2="336" />
      <Spot x={x(act.at)} y={20}>
        <path className={`${styles.cleared} ${styles.open}`} d="M-7.5-12.5H7.5L0-.5z" />
      </Spot>
      <line className={`${styles.copper} ${styles.drawnLine}`} pathLength="1" x1={x(claim.at)} x2={x(claim.at)} y1="20" y2="388" />
      <LossMark x={x(claim.at)} y={20} />
      {policies.map((policy, i) => {
        const y = (policyPx[i] ?? 0) + barPx / 2;
        return (
          <g key={policy.name}>
            <DateMark x={x(act.at)} y={y} inside={holds(policy.act, act.at)} />
            <DateMark x={x(claim.at)} y={y + stepPx} inside={holds(policy.claim, claim.at)} />
          </g>
        );
      })}
    </svg>
  );
}

function SpanBar({ span, y, x, policyChange }: { span: Span; y: number; x: (at: number) => string; policyChange: number }) {
  const label = (from: number) => ({ x: x(from), dx: from < policyChange ? 14 : 22, y: y + 27 });
  return (
    <>
      <rect className={styles.solid} x={x(span.from)} y={y} width={x(span.to - span.from)} height={barPx} />
      <text className={styles.onSolid} {...label(span.from)}>
        {span.label}
      </text>
      {span.available && (
        <>
          <rect
            className={styles.available}
            x={x(span.available.from)}
            y={y}
            width={x(span.available.to - span.available.from)}
            height={barPx}
          />
          <text {...label(span.available.from)}>{span.available.label}</text>
        </>
      )}
    </>
  );
}

/** Columns of the narrow drawing, in percent of its width: time runs down, dates are on the left. */
const column = { first: 30, second: 66.5, bar: 15.5, pair: 17.5 };

function NarrowTimeline({ figure, label }: { figure: TimelineFigure; label: string }) {
  const { months, act, claim, policyChange, policies, questions } = figure;
  const y = (at: number) => Math.round(86 + (at / months) * 438);
  const columns = policies.map((policy, i) => {
    const start = i === 0 ? column.first : column.second;
    return {
      policy,
      start,
      spans: [policy.act, policy.claim].map((span, ask) => ({ span, ask: questions[ask] ?? '', start: start + ask * column.pair })),
    };
  });
  const middle = (start: number) => percent(start + column.bar / 2);
  const [first, second] = [column.first, column.second];
  return (
    <svg className={`${styles.svg} ${styles.narrow}`} width="100%" height="540" role="img" aria-label={label}>
      <defs>
        <pattern id="months-down" x="26%" y="86" width="2%" height={438 / months} patternUnits="userSpaceOnUse">
          <path className={styles.hair} d="M0 .5H7" />
        </pattern>
      </defs>
      <rect x="26%" y="86" width="2%" height="438" fill="url(#months-down)" />
      <line className={styles.hair} x1="28%" x2="28%" y1="86" y2="524" />
      {columns.map(({ policy, start, spans }) => (
        <g key={policy.name}>
          <text className={`${styles.display} ${styles.xs}`} x={percent(start)} y="22">
            {policy.name}
          </text>
          <line className={styles.ink} x1={percent(start)} x2={percent(start + 33)} y1="36" y2="36" />
          {spans.map(({ span, ask, start: left }) => (
            <g key={ask}>
              <text className={styles.xs} x={middle(left)} y="62" textAnchor="middle">
                {ask}
              </text>
              <rect
                className={styles.solid}
                x={percent(left)}
                y={y(span.from)}
                width={percent(column.bar)}
                height={y(span.to) - y(span.from)}
              />
              {span.available && (
                <rect
                  className={styles.available}
                  x={percent(left)}
                  y={y(span.available.from)}
                  width={percent(column.bar)}
                  height={y(span.available.to) - y(span.available.from)}
                />
              )}
            </g>
          ))}
        </g>
      ))}
      <line className={styles.ink} x2={middle(second)} y1={y(act.at)} y2={y(act.at)} />
      <line className={styles.hair} x2="28%" y1={y(policyChange.at)} y2={y(policyChange.at)} />
      <line className={styles.copper} x2={middle(second + column.pair)} y1={y(claim.at)} y2={y(claim.at)} />
      <Spot x="0" y={y(claim.at)}>
        <path className={styles.loss} d="M0-16H15L7.5-2z" />
      </Spot>
      {/* this date is above its line, to leave room for the renewal date below the line */}
      <Gutter lines={act.narrow} y={y(act.at) - 8 - 17 * (act.narrow.length - 1)} />
      <Gutter lines={policyChange.narrow} y={y(policyChange.at) + 18} />
      <Gutter lines={claim.narrow} y={y(claim.at) + 20} />
      {policies.map((policy, i) => (
        <g key={policy.name}>
          <DateMark x={middle(i === 0 ? first : second)} y={y(act.at)} inside={holds(policy.act, act.at)} />
          <DateMark x={middle((i === 0 ? first : second) + column.pair)} y={y(claim.at)} inside={holds(policy.claim, claim.at)} />
        </g>
      ))}
    </svg>
  );
}

function Gutter({ lines, y }: { lines: string[]; y: number }) {
  return lines.map((line, i) => (
    <text key={line} className={`${styles.xs} ${i === 0 ? styles.strong : styles.muted}`} y={y + 17 * i}>
      {line}
    </text>
  ));
}
