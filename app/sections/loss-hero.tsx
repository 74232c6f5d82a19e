import type { ComponentProps } from 'react';
import type { TalkWords } from '../forms/talk-panel';
import { Island } from '../islands/island';
import { Picture } from '../ui/picture';
import { heroSizes, InnerHero } from './inner-hero';
import styles from './loss-hero.module.css';
import { LossSlider, type LossStop } from './loss-slider.island';

interface Props extends ComponentProps<typeof InnerHero> {
  picture: { scene: string; alt: string };
  slider?: { label: string; picture?: { scene: string; alt: string } | undefined; stops: LossStop[] } | undefined;
  words: ComponentProps<typeof LossSlider>['words'];
  source: string;
  talk: TalkWords;
}

/**
 * The hero with a slider below it that walks through a loss. The second picture lies on the first one and is loaded when
 * the visitor reaches for the slider.
 */
export function LossHero({ slider, words, source, talk, picture, ...hero }: Props) {
  if (!slider) return <InnerHero picture={picture} {...hero} />;
  const { label, stops, picture: second } = slider;
  return (
    <div className={styles.loss}>
      <InnerHero
        {...hero}
        figure={
          second && (
            <div className={styles.scene}>
              <div className={styles.before}>
                <Picture name={picture.scene} alt={picture.alt} sizes={heroSizes} priority />
              </div>
              <div className={styles.after}>
                <Picture name={second.scene} alt={second.alt} sizes={heroSizes} />
              </div>
            </div>
          )
        }
        picture={picture}
      />
      <div className={`wrap ${styles.band}`}>
        <Island of={LossSlider} title={hero.title} label={label} stops={stops} words={words} source={source} talk={talk} />
      </div>
    </div>
  );
}
