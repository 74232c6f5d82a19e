import type { CrossSectionFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import { Collapsible, collapsibleList } from '../../ui/collapsible';
import styles from './cross-section.module.css';
import { Scene } from './cross-section-drawings';
import figureStyles from './figure.module.css';
import { type FigureKindProps, Key } from './figure-parts';
import { NarrowCrossSection } from './narrow-cross-sections';

/** The band that contains the copper mark, by scene. */
const markedBand = { well: 2, tank: 1, building: 0 };

/** A cross section of the ground: full-width bands with a drawing of the insured object, and its policies beside the drawing. */
export function CrossSection({ figure, words, end }: FigureKindProps<CrossSectionFigure, FigureWords['crossSection']>) {
  const { scene, bands, mark } = figure;
  const dimensions = [words.counted, words.struck];
  return (
    <figure className={figureStyles.figure}>
      <div className={styles.drawing} data-scene={scene}>
        <Scene name={scene} label={figure.description} labels={dimensions} />
        <NarrowCrossSection
          name={scene}
          label={figure.description}
          bands={bands.map(({ name }) => name)}
          labels={scene === 'building' ? dimensions : scene === 'well' ? [mark.value] : []}
        />
        <ol className={`${collapsibleList} ${styles.bands}`}>
          {bands.map((band, i) => (
            <li key={band.name} className={i === bands.length - 1 ? 'on-deep' : undefined}>
              <Collapsible
                wide
                marker={
                  <span className={`grid ${figureStyles.pin}`} aria-hidden="true">
                    {i + 1}
                  </span>
                }
                heading={<h3>{band.name}</h3>}
                note={band.policies.map(({ line }) => <span key={line}>{line} </span>)}
              >
                {band.policies.map((policy) => (
                  <div key={policy.line} className={`small ${styles.policy}`}>
                    {policy.who && <p className={styles.policyholder}>{policy.who}</p>}
                    <h4>{policy.line}</h4>
                    <p>{policy.pays}</p>
                  </div>
                ))}
                {i === markedBand[scene] && (
                  <p className={`small muted ${styles.mark}`}>
                    <b>{mark.value}</b> <span>{mark.text}</span>
                  </p>
                )}
              </Collapsible>
            </li>
          ))}
        </ol>
      </div>
      {end(
        <>
          <Key sign="loss">{figure.lossMark}</Key>
          {scene === 'well' && <Key sign="dash">{words.dashed}</Key>}
        </>,
      )}
    </figure>
  );
}
