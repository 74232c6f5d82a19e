import { Fragment } from 'react';
import type { TimelineFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { percent, Spot } from '../../ui/drawing';
import { DateMark, type FigureKindProps, Key } from './figure-parts';
import styles from './timeline.module.css';

type Policy = TimelineFigure['policies'][number];
type Span = Policy['act'];

/** Two dates against two policies: a policy pays only if both dates fall inside its periods. Time runs down. */
export function Timeline({ figure, words, end }: FigureKindProps<TimelineFigure, FigureWords['timeline']>) {
  const { act, claim, policies } = figure;
  const hasAvailable = policies.some((policy) => policy.act.available || policy.claim.available);
  return (
    <>
      <Bars figure={figure} />
      <ul className={`small ${styles.verdicts}`}>
        {policies.map(({ name, verdict }) => (
          <li key={name}>
            <b>{verdict.heading}</b> {verdict.why}
          </li>
        ))}
      </ul>
      {end(
        <>
          <Key sign="paid">{words.inForce}</Key>
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
    </>
  );
}

const holds = (span: Span, at: number) => span.from <= at && at < span.to;

/** Columns of the drawing, in percent of its width: dates are on the left. */
const column = { first: 30, second: 66.5, bar: 15.5, pair: 17.5 };

function Bars({ figure }: { figure: TimelineFigure }) {
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
  const middle = (start: number) => percent((start + column.bar / 2) / 100);
  const [first, second] = [column.first, column.second];
  return (
    <svg className="figure-svg" width="100%" height="540" role="img" aria-label={figure.description}>
      <defs>
        <pattern id="months-down" x="26%" y="86" width="2%" height={438 / months} patternUnits="userSpaceOnUse">
          <path className="figure-hair" d="M0 .5H7" />
        </pattern>
      </defs>
      <svg aria-hidden="true" overflow="visible">
        <rect x="26%" y="86" width="2%" height="438" fill="url(#months-down)" />
        <line className="figure-hair" x1="28%" x2="28%" y1="86" y2="524" />
        {columns.map(({ policy, start, spans }) => (
          <Fragment key={policy.name}>
            <text className="figure-display figure-xs" x={percent(start / 100)} y={policy.place ? 10 : 22}>
              {policy.name}
            </text>
            <text className="figure-xs" x={percent(start / 100)} y="28">
              {policy.place}
            </text>
            <line className="figure-ink" x1={percent(start / 100)} x2={percent((start + 33) / 100)} y1="36" y2="36" />
            {spans.map(({ span, ask, start: left }) => (
              <Fragment key={ask}>
                <text className="figure-xs" x={middle(left)} y="62" textAnchor="middle">
                  {ask}
                </text>
                <rect
                  className="figure-paid"
                  x={percent(left / 100)}
                  y={y(span.from)}
                  width={percent(column.bar / 100)}
                  height={y(span.to) - y(span.from)}
                />
                {span.available && (
                  <rect
                    className="figure-available"
                    x={percent(left / 100)}
                    y={y(span.available.from)}
                    width={percent(column.bar / 100)}
                    height={y(span.available.to) - y(span.available.from)}
                  />
                )}
              </Fragment>
            ))}
          </Fragment>
        ))}
        <line className="figure-ink" x2={middle(second)} y1={y(act.at)} y2={y(act.at)} />
        <line className="figure-hair" x2="28%" y1={y(policyChange.at)} y2={y(policyChange.at)} />
        <line className="figure-copper" x2={middle(second + column.pair)} y1={y(claim.at)} y2={y(claim.at)} />
        <Spot x="0" y={y(claim.at)}>
          <path className="figure-loss" d="M0-16H15L7.5-2z" />
        </Spot>
        {/* this date is above its line, to leave room for the renewal date below the line */}
        <Gutter lines={act.lines} y={y(act.at) - 8 - 17 * (act.lines.length - 1)} />
        <Gutter lines={policyChange.lines} y={y(policyChange.at) + 18} />
        <Gutter lines={claim.lines} y={y(claim.at) + 20} />
        {policies.map((policy, i) => (
          <Fragment key={policy.name}>
            <DateMark x={middle(i === 0 ? first : second)} y={y(act.at)} inside={holds(policy.act, act.at)} />
            <DateMark x={middle((i === 0 ? first : second) + column.pair)} y={y(claim.at)} inside={holds(policy.claim, claim.at)} />
          </Fragment>
        ))}
      </svg>
    </svg>
  );
}

function Gutter({ lines, y }: { lines: string[]; y: number }) {
  return lines.map((line, i) => (
    <text key={line} className={`figure-xs ${i === 0 ? 'figure-strong' : 'figure-muted'}`} y={y + 17 * i}>
      {line}
    </text>
  ));
}
