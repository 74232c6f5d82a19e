import type { CrossSectionFigure } from '../../../content-model/schemas/figure';
import type { FigureWords } from '../../../content-model/schemas/figure-legends';
import styles from './cross-section.module.css';
import { type FigureKindProps, Key } from './figure-parts';
import { Scene } from './scene';

/** A section through the ground or a row of buildings. */
export function CrossSection({ figure, words, end }: FigureKindProps<CrossSectionFigure, FigureWords['crossSection']>) {
  const { scene, description, lossMark } = figure;
  return (
    <>
      {scene === 'building' && (
        <p className={`small ${styles.spans}`} aria-hidden="true">
          <span>{words.counted}</span>
          <span>{words.struck}</span>
        </p>
      )}
      <Scene name={scene} label={description} />
      {end(
        <>
          <Key sign="loss">{lossMark}</Key>
          {scene === 'well' && <Key sign="dash">{words.dashed}</Key>}
        </>,
      )}
    </>
  );
}
