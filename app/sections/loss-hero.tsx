import type { ComponentProps } from 'react';
import type { LossSlider as LossSliderContent } from '../../content-model/schemas/shared';
import { Island } from '../islands/island';
import { Picture } from '../ui/picture';
import { SentenceWrap } from '../ui/sentence-wrap';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { LossDrawing } from './loss-drawing';
import styles from './loss-hero.module.css';
import { LossSlider, type Wording } from './loss-slider.island';

interface Props {
  title: string;
  subtitle: string;
  description: string;
  background: 'mist' | 'deep' | 'stone';
  crumbs: Crumb[];
  picture: { scene: string; alt: string };
  slider: LossSliderContent;
  words: ComponentProps<typeof LossSlider>['words'];
  source: string;
  /** Buttons. */
  children: React.ReactNode;
}

const sizes = '(max-width: 600px) 16rem, (max-width: 1024px) 60vw, min(62vw, 50rem)';

/**
 * A hero that opens after the loss. The picture before the loss is loaded when the slider is first hovered or focused. On
 * phones the description follows the slider.
 */
export function LossHero({ title, subtitle, description, background, crumbs, picture, slider, words, source, children }: Props) {
  const { label, shareLabel = words.share, stops, before = picture, picture: after = picture, water } = slider;
  return (
    <section className={`${styles.hero} on-${background} ${background === 'deep' ? 'contours' : ''}`} data-hero="">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={styles.text} data-hero-text="">
          <h1>{title}</h1>
          <p className={styles.subtitle}>
            <SentenceWrap text={subtitle} />
          </p>
          <p className={`muted ${styles.description}`}>{description}</p>
          <div className={`row no-print ${styles.actions}`}>{children}</div>
        </div>
        <div className={`grid no-print ${styles.scene}`} data-hero-picture="" data-water={water}>
          {/* the water rises in the upper picture */}
          <div className={styles.before}>
            <Picture name={before.scene} alt={before.alt} sizes={sizes} />
          </div>
          <div className={styles.after}>
            <Picture name={after.scene} alt={after.alt} sizes={sizes} priority />
          </div>
          <LossDrawing {...slider} />
        </div>
        <div className={styles.loss}>
          <Island
            of={LossSlider}
            when="interaction"
            label={label}
            stops={stops}
            wording={wordingOf(slider)}
            words={{ ...words, share: shareLabel }}
            source={source}
          />
        </div>
      </div>
    </section>
  );
}

/** The share under the other wording is the result of its sum. */
function wordingOf({ wording }: LossSliderContent): Wording {
  if (wording.kind === 'none') return { none: wording.text };
  const { written, other, sum, text, stop } = wording;
  return { written, other, share: sum.slice(sum.lastIndexOf('$')), text, ...(stop && { stop }) };
}
