import type { Ground } from '../../lib/grounds';
import { KeyedPicture, KeyList } from '../../ui/keyed-picture';
import styles from './why-benchmark.module.css';

interface Props {
  heading: string;
  picture: { scene: string; alt: string };
  ground: Ground;
  reasons: { title: string; text: string; x: number; y: number }[];
}

/** Four reasons, each pinned to a thing in the picture. */
export function WhyBenchmark({ heading, picture, reasons, ground }: Props) {
  return (
    <section className={`section on-${ground}`}>
      <div className={`wrap ${styles.why}`}>
        <h2>{heading}</h2>
        <div className={styles.picture}>
          <KeyedPicture
            name={picture.scene}
            alt={picture.alt}
            sizes="(max-width: 600px) 110vw, (max-width: 1024px) 42rem, min(58vw, 52rem)"
            places={reasons}
          />
        </div>
        <div className={styles.reasons}>
          <KeyList items={reasons} />
        </div>
      </div>
    </section>
  );
}
