import type { Background } from '../lib/backgrounds';
import { AnnotatedPicture, PinGroup, PinList } from '../ui/annotated-picture';
import styles from './annotated-picture-section.module.css';

interface Props {
  heading: string;
  background: Background;
  picture: { scene: string; alt: string };
  items: { title: string; text: string; x: number; y: number }[];
}

/** A section with a picture with numbered pins (app/ui/annotated-picture.tsx) and a list that explains them. */
export function AnnotatedPictureSection({ heading, picture, items, background }: Props) {
  return (
    <section className={`section on-${background}`}>
      <PinGroup className={`wrap split ${styles.columns}`}>
        <h2>{heading}</h2>
        <AnnotatedPicture
          className={`no-print ${styles.picture}`}
          name={picture.scene}
          alt={picture.alt}
          wide="min(58vw, 52rem)"
          places={items}
        />
        <div className={styles.list}>
          <PinList items={items} />
        </div>
      </PinGroup>
    </section>
  );
}
