import { Fragment } from 'react';
import type { ContractChainFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { percent, Spot } from '../../ui/drawing';
import styles from './contract-chain.module.css';
import { type FigureKindProps, Hatch, Key, Stretched } from './figure-parts';

const firstTreadPx = 144;
const risePx = 56;
const postPx = 88;
/** More than the height of any drawing. */
const groundPx = 1200;
/** y coordinate of the line that shows the lawsuit. */
const suitPx = 44;
const tread = (step: number) => firstTreadPx + risePx * step;

/** The parties of a contract chain as terraces: contracts lead down, the lawsuit goes back up. */
export function ContractChain({ figure, words, end }: FigureKindProps<ContractChainFigure, FigureWords['contractChain']>) {
  const { parties, suit } = figure;
  const used = (policy: ContractChainFigure['parties'][number]['policy']) => parties.some((party) => party.policy === policy);
  return (
    <>
      <div className={styles.terrace}>
        <Terrace figure={figure} />
        <ol className={`grid ${styles.tiers}`} data-tiers={parties.length} data-to={suit.to}>
          {parties.map((party, i) => (
            <li key={party.name} data-reached={i === suit.to || undefined}>
              <div className={`grid gap-2 ${styles.body}`}>
                <h3>{party.name}</h3>
                <p className={`small ${styles.verdict}`}>
                  <i className={styles.sign} data-post={party.policy} aria-hidden="true" />
                  {party.verdict}
                </p>
              </div>
              {party.contract && (
                <p className={`muted ${styles.down}`}>
                  <b className="small">{party.contract.name}</b> {party.contract.text}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {end(
        <>
          {used('answers') && <Key sign="solid">{words.answers}</Key>}
          {used('excluded') && <Key sign="hatched">{words.excluded}</Key>}
          {used('untested') && <Key sign="open">{words.untested}</Key>}
          <Key sign="loss">{figure.lossMark}</Key>
        </>,
      )}
    </>
  );
}

function Terrace({ figure: { parties, suit } }: { figure: ContractChainFigure }) {
  const last = parties.length - 1;
  /** Width of a tier, in percent. */
  const step = 100 / parties.length;
  const postAt = (party: number) => step * (party + 0.84);
  const steps = parties.map((_, i) => `${i ? 'V' : 'M0 '}${tread(i)}H${step * (i + 1)}`).join('');
  return (
    <svg className={`wide-only figure-svg ${styles.drawing}`} width="100%" height="100%" aria-hidden="true">
      <defs>
        <Hatch id="hatch" />
      </defs>
      <Stretched height={groundPx}>
        <path className={styles.earth} d={`${steps}V${groundPx}H0z`} />
        <path className={styles.turf} d={parties.map((_, i) => `M${step * i} ${tread(i)}h${step}v7h${-step}z`).join('')} />
        <path className="figure-ink" d={steps} />
        <path
          className="figure-ink-bold"
          d={`M${postAt(last)} ${tread(last) - 26}V${suitPx}H${postAt(suit.to)}V${tread(suit.to) - postPx - 12}`}
        />
      </Stretched>
      {parties.map((party, i) => (
        <Fragment key={party.name}>
          {party.contract && (
            <Spot x={percent((step * (i + 1)) / 100)} y={tread(i)}>
              <path className={party.contract.tested ? 'figure-ink-bold' : `figure-connector ${styles.quiet}`} d="M-34-12H14V52" />
              <path className={party.contract.tested ? styles.head : styles.quietHead} d="M14 61l-5-10h10z" />
            </Spot>
          )}
          {party.policy !== 'loss' && (
            <rect
              className={`figure-framed ${party.policy === 'answers' ? 'figure-solid' : ''}`}
              fill={party.policy === 'excluded' ? 'url(#hatch)' : 'var(--g)'}
              transform="translate(-9)"
              x={percent(postAt(i) / 100)}
              y={tread(i) - postPx}
              width="18"
              height={postPx}
            />
          )}
        </Fragment>
      ))}
      <Spot x={percent(postAt(suit.to) / 100)} y={tread(suit.to) - postPx - 2}>
        <path className={styles.head} d="M0 0l-5-10h10z" />
      </Spot>
      <Spot x={percent(postAt(last) / 100)} y={tread(last)}>
        <path className="figure-loss" d="M-9-15H9L0 0z" />
      </Spot>
      <text className="figure-strong figure-halo" x={percent(postAt(suit.to) / 100)} dx="24" y={suitPx - 16}>
        {suit.label}
      </text>
    </svg>
  );
}
