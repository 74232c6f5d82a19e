import type { ContractChainFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import styles from './contract-chain.module.css';
import figureStyles from './figure.module.css';
import { type FigureKindProps, Hatch, Key, percent, Spot } from './figure-parts';

const firstTreadPx = 156;
const risePx = 64;
const postPx = 88;
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
  const x = (place: number) => percent(place, parties.length);
  const postAt = (party: number) => x(party + 0.84);
  return (
    <svg className={`wide-only ${figureStyles.svg} ${styles.drawing}`} width="100%" height="100%" aria-hidden="true">
      <defs>
        <Hatch id="hatch" />
      </defs>
      {parties.map((party, i) => {
        const place = { x: x(i), width: x(1), y: tread(i) };
        return (
          <g key={party.name}>
            <rect className={styles.earth} {...place} height="100%" />
            <rect className={styles.turf} {...place} height="7" />
          </g>
        );
      })}
      {parties.map((party, i) => (
        <g key={party.name}>
          <line className={figureStyles.ink} x1={x(i)} x2={x(i + 1)} y1={tread(i)} y2={tread(i)} />
          {i > 0 && <line className={figureStyles.ink} x1={x(i)} x2={x(i)} y1={tread(i - 1)} y2={tread(i)} />}
          {party.contract && (
            <Spot x={x(i + 1)} y={tread(i)}>
              <path
                className={party.contract.tested ? figureStyles.inkBold : `${figureStyles.connector} ${styles.quiet}`}
                d="M-34-12H14V52"
              />
              <path className={party.contract.tested ? styles.head : styles.quietHead} d="M14 61l-5-10h10z" />
            </Spot>
          )}
          {party.policy !== 'loss' && (
            <Spot x={postAt(i)} y={tread(i) - postPx}>
              <rect className={party.policy === 'answers' ? figureStyles.solid : figureStyles.cleared} x="-9" width="18" height={postPx} />
              {party.policy === 'excluded' && <rect fill="url(#hatch)" x="-9" width="18" height={postPx} />}
              <rect className={figureStyles.open} x="-9" width="18" height={postPx} />
            </Spot>
          )}
        </g>
      ))}
      <line className={figureStyles.inkBold} x1={postAt(last)} x2={postAt(last)} y1={tread(last) - 26} y2={suitPx} />
      <line className={figureStyles.inkBold} x1={postAt(suit.to)} x2={postAt(last)} y1={suitPx} y2={suitPx} />
      <line className={figureStyles.inkBold} x1={postAt(suit.to)} x2={postAt(suit.to)} y1={suitPx} y2={tread(suit.to) - postPx - 12} />
      <Spot x={postAt(suit.to)} y={tread(suit.to) - postPx - 2}>
        <path className={styles.head} d="M0 0l-5-10h10z" />
      </Spot>
      <Spot x={postAt(last)} y={tread(last)}>
        <path className={figureStyles.loss} d="M-9-15H9L0 0z" />
      </Spot>
      <text className={`${figureStyles.strong} ${figureStyles.halo}`} x={postAt(suit.to)} dx="24" y={suitPx - 16}>
        {suit.label}
      </text>
    </svg>
  );
}
