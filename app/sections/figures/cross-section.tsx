import type { CrossSectionFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import styles from './cross-section.module.css';
import { Core, Scene } from './cross-section-drawings';
import figureStyles from './figure.module.css';
import { type FigureKindProps, Key } from './symbols';

/** The band that contains the loss mark, by scene. */
const markedBand = { well: 2, tank: 1, building: 0 };

/** A cross section of the ground: full-width bands with the insured object drawn in them and its policies beside it. */
export function CrossSection({ figure, words, end }: FigureKindProps<CrossSectionFigure, FigureWords['crossSection']>) {
  const { scene, bands, mark } = figure;
  return (
    <figure className={figureStyles.figure}>
      <div className={styles.drawing} data-scene={scene}>
        <Scene name={scene} label={figure.description} />
        <ol className={styles.bands}>
          {bands.map((band, i) => (
            <li key={band.name} className={i === bands.length - 1 ? 'on-deep' : undefined}>
              <Core scene={scene} band={i} />
              <h3>{band.name}</h3>
              {band.policies.map((policy) => (
                <div key={policy.line} className={styles.policy}>
                  {policy.who && <p className={styles.policyholder}>{policy.who}</p>}
                  <h4>{policy.line}</h4>
                  <p>{policy.pays}</p>
                </div>
              ))}
              {i === markedBand[scene] && (
                <p className={styles.mark}>
                  <b>{mark.value}</b> <span>{mark.text}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {end(
        <>
          <Key sign="loss">{figure.lossMark}</Key>
          {scene === 'well' && (
            <Key sign="dash" className={styles.sceneOnly}>
              {words.dashed}
            </Key>
          )}
        </>,
      )}
    </figure>
  );
}
