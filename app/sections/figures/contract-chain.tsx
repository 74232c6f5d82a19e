import type { ChainFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import styles from './contract-chain.module.css';
import figureStyles from './figure.module.css';
import { type FigureKindProps, Hatch, Key, percent, Spot } from './symbols';

const firstTreadPx = 156;
const risePx = 64;
const postPx = 88;
/** Height of the line that shows the lawsuit. */
const suitPx = 44;
const tread = (tier: number) => firstTreadPx + risePx * tier;

/** The parties of a contract chain as terraces: contracts lead down, the lawsuit goes back up. */
export function ContractChain({ figure, words, end }: FigureKindProps<ChainFigure, FigureWords['chain']>) {
  const { tiers, suit, legs } = figure;
  const used = (post: ChainFigure['tiers'][number]['post']) => tiers.some((tier) => tier.post === post);
  return (
    <figure className={figureStyles.figure}>
      <div className={styles.terrace}>
        <Terrace figure={figure} />
        <ol className={styles.tiers} data-tiers={tiers.length} data-to={suit.to} data-leg={suit.leg}>
          {tiers.map((tier, i) => (
            <li key={tier.name} data-reached={i === suit.to || undefined}>
              <div className={styles.body}>
                <h3>{tier.name}</h3>
                <p className="muted">{tier.text}</p>
                <p className={styles.verdict}>
                  <i className={styles.sign} data-post={tier.post} aria-hidden="true" />
                  {tier.verdict}
                </p>
                {tier.leg && (
                  <span className={styles.leg} aria-hidden="true">
                    {tier.leg}
                  </span>
                )}
              </div>
              {tier.down && (
                <p className={styles.down}>
                  <b>{tier.down.name}</b> {tier.down.text}
                  {tier.down.leg && (
                    <span className={styles.leg} aria-hidden="true">
                      {tier.down.leg}
                    </span>
                  )}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      <ol className={styles.legs}>
        {legs.map((leg, i) => (
          <li key={leg}>
            <b>{i + 1}</b> <span>{leg}</span>
          </li>
        ))}
      </ol>
      {end(
        <>
          {used('answers') && <Key sign="solid">{words.answers}</Key>}
          {used('excluded') && <Key sign="hatched">{words.excluded}</Key>}
          {used('untested') && <Key sign="open">{words.untested}</Key>}
          <Key sign="loss">{figure.copper}</Key>
        </>,
      )}
    </figure>
  );
}

function Terrace({ figure: { tiers, suit } }: { figure: ChainFigure }) {
  const last = tiers.length - 1;
  const x = (place: number) => percent(place, tiers.length);
  const postAt = (tier: number) => x(tier + 0.84);
  return (
    <svg className={`${figureStyles.svg} ${styles.drawing}`} width="100%" height="100%" aria-hidden="true">
      <defs>
        <Hatch id="hatch" />
      </defs>
      {tiers.map((tier, i) => {
        // the first and last terrace extend beyond the viewport
        const place = { x: i === 0 ? '-100%' : x(i), width: i === 0 || i === last ? x(1 + tiers.length) : x(1), y: tread(i) };
        return (
          <g key={tier.name}>
            <rect className={styles.earth} {...place} height="3000" />
            <rect className={styles.turf} {...place} height="7" />
          </g>
        );
      })}
      {tiers.map((tier, i) => (
        <g key={tier.name}>
          <line
            className={figureStyles.ink}
            x1={i === 0 ? '-100%' : x(i)}
            x2={i === last ? '200%' : x(i + 1)}
            y1={tread(i)}
            y2={tread(i)}
          />
          {i > 0 && <line className={figureStyles.ink} x1={x(i)} x2={x(i)} y1={tread(i - 1)} y2={tread(i)} />}
          {tier.down && (
            <Spot x={x(i + 1)} y={tread(i)}>
              <path className={tier.down.tested ? figureStyles.inkBold : styles.quiet} d="M-34-12H14V52" />
              <path className={tier.down.tested ? styles.head : styles.quietHead} d="M14 61l-5-10h10z" />
            </Spot>
          )}
          {tier.post !== 'loss' && (
            <Spot x={postAt(i)} y={tread(i) - postPx}>
              <rect className={tier.post === 'answers' ? figureStyles.solid : figureStyles.cleared} x="-9" width="18" height={postPx} />
              {tier.post === 'excluded' && <rect fill="url(#hatch)" x="-9" width="18" height={postPx} />}
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
      <Leg number={suit.leg} x={x((suit.to + last) / 2 + 1.1)} y={suitPx} />
      {tiers.map(
        (tier, i) =>
          tier.leg && (
            // on the line for the last party, inside the post that the suit reaches, on top of the other posts
            <Leg key={tier.name} number={tier.leg} x={postAt(i)} y={tread(i) - (i === last ? 58 : i === suit.to ? 30 : postPx)} />
          ),
      )}
      {tiers.map(
        (tier, i) =>
          tier.down?.leg && (
            <Spot key={tier.name} x={x(i + 1)}>
              <Leg number={tier.down.leg} x="14" y={tread(i) + 18} />
            </Spot>
          ),
      )}
      <text className={`${figureStyles.strong} ${figureStyles.halo}`} x={postAt(suit.to)} dx="24" y={suitPx - 16}>
        {suit.label}
      </text>
    </svg>
  );
}

function Leg({ number, x, y }: { number: number; x: string; y: number }) {
  return (
    <Spot x={x} y={y}>
      <g className={styles.node}>
        <circle r="12" />
        <text y="5" textAnchor="middle">
          {number}
        </text>
      </g>
    </Spot>
  );
}
