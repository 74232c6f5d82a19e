import { AnnotatedPicture, PinList } from '../../ui/annotated-picture';
import styles from './building-walkthrough.module.css';

interface Props {
  heading: string;
  paragraphs: string[];
  picture: { scene: string; alt: string };
  points: { title: string; text: string; x: number; y: number }[];
}

/** What a former building operator notices in a building, as numbered pins in a picture. */
export function BuildingWalkthrough({ heading, paragraphs, picture, points }: Props) {
  return (
    <section className="section on-mist">
      <div className="wrap grid gap-6">
        <div className="split">
          <h2>{heading}</h2>
          <div className="stack">
            {paragraphs.map((paragraph, i) => (
              <p key={paragraph} className={i === 0 ? 'say' : 'muted'}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className={`split ${styles.columns}`}>
          <AnnotatedPicture name={picture.scene} alt={picture.alt} wide="46rem" places={points} />
          <PinList items={points} />
        </div>
      </div>
    </section>
  );
}
