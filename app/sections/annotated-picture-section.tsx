import type { Background } from '../lib/backgrounds';
import { AnnotatedPicture, PinList } from '../ui/annotated-picture';
import styles from './annotated-picture-section.module.css';
import { useDefinitions } from './definitions';

interface Props {
  id?: string;
  heading: string;
  background: Background;
  picture: { scene: string; alt: string };
  items: { title: string; text: string; x: number; y: number }[];
}

/** A section with a picture with numbered pins (app/ui/annotated-picture.tsx) and a list that explains them. */
export function AnnotatedPictureSection({ id, heading, picture, items, background }: Props) {
  const define = useDefinitions();
  return (
    <section id={id} className={`section on-${background}`}>
      <div className={`wrap split ${styles.columns}`}>
        <h2>{heading}</h2>
        <AnnotatedPicture
          className={`no-print ${styles.picture}`}
          name={picture.scene}
          alt={picture.alt}
          wide="min(58vw, 52rem)"
          places={items}
        />
        <PinList items={items.map(({ title, text }) => ({ title, text: define(text) }))} />
      </div>
    </section>
  );
}
