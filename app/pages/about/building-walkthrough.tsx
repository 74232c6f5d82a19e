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
      <div className={`wrap cols ${styles.columns}`}>
        <h2>{heading}</h2>
        <div className={`stack ${styles.text}`}>
          {paragraphs.map((paragraph, i) => (
            <p key={paragraph} className={i === 0 ? 'large' : 'muted'}>
              {paragraph}
            </p>
          ))}
        </div>
        <AnnotatedPicture className={styles.picture} name={picture.scene} alt={picture.alt} wide="46rem" places={points} />
        <div className={styles.list}>
          <PinList items={points} />
        </div>
      </div>
    </section>
  );
}
