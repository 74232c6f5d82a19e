import type { ComponentProps } from 'react';
import type { TalkWords } from '../forms/talk-panel';
import { Island } from '../islands/island';
import { Picture } from '../ui/picture';
import { heroSizes, InnerHero } from './inner-hero';
import { LossDrawing } from './loss-drawing';
import styles from './loss-hero.module.css';
import { LossSlider, type LossStop } from './loss-slider.island';

interface PictureWords {
  scene: string;
  alt: string;
}

interface LossSliderContent extends ComponentProps<typeof LossDrawing> {
  label: string;
  shareLabel?: string | undefined;
  /** Picture before the loss. Given only if the page's own picture shows the scene after it. */
  before?: PictureWords | undefined;
  /** Picture after the loss, if it is not the page's own. What the loss does not change is in the same place in both pictures. */
  picture?: PictureWords | undefined;
  /** If set, the second picture rises over the first like water. */
  water?: true | undefined;
  stops: (LossStop & ComponentProps<typeof LossDrawing>['stops'][number])[];
}

interface Props extends ComponentProps<typeof InnerHero> {
  picture: PictureWords;
  slider: LossSliderContent;
  words: ComponentProps<typeof LossSlider>['words'];
  source: string;
  talk: TalkWords;
}

/**
 * A hero with a slider below that shows how a loss unfolds. The second picture covers the first one and is loaded when the
 * slider is first hovered or focused.
 */
export function LossHero({ slider, words, source, talk, picture, ...hero }: Props) {
  const { label, shareLabel = words.share, stops, before: first = picture, picture: second = slider.before && picture } = slider;
  return (
    <div className={styles.loss}>
      <InnerHero
        {...hero}
        figure={
          <div className={`grid ${styles.scene}`} data-water={slider.water}>
            <div className={styles.before}>
              <Picture name={first.scene} alt={first.alt} sizes={heroSizes} priority />
            </div>
            {second && (
              <div className={styles.after}>
                <Picture name={second.scene} alt={second.alt} sizes={heroSizes} />
              </div>
            )}
            <LossDrawing {...slider} />
          </div>
        }
        picture={first}
      />
      <div className={`wrap ${styles.band}`}>
        <Island
          of={LossSlider}
          when="interaction"
          title={hero.title}
          label={label}
          stops={stops}
          words={{ ...words, share: shareLabel }}
          source={source}
          talk={talk}
        />
      </div>
    </div>
  );
}
