import type { Background } from '../../lib/backgrounds';
import { AnnotatedPicture, PinGroup, PinList } from '../../ui/annotated-picture';
import styles from './why-benchmark.module.css';

interface Props {
  heading: string;
  picture: { scene: string; alt: string };
  background: Background;
  reasons: { title: string; text: string; x: number; y: number }[];
}

/** Four reasons, pinned to a picture. */
export function WhyBenchmark({ heading, picture, reasons, background }: Props) {
  return (
    <section className={`section on-${background}`}>
      <PinGroup className={`wrap split ${styles.why}`}>
        <h2>{heading}</h2>
        <AnnotatedPicture
          className={`no-print ${styles.picture}`}
          name={picture.scene}
          alt={picture.alt}
          wide="min(58vw, 52rem)"
          places={reasons}
        />
        <div className={styles.reasons}>
          <PinList items={reasons} />
        </div>
      </PinGroup>
    </section>
  );
}
