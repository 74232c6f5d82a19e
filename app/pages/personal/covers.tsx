import { Answering, KeyedPicture, KeyList } from '../../ui/keyed-picture';
import styles from './covers.module.css';

interface Props {
  heading: string;
  picture: { scene: string; alt: string };
  items: { title: string; text: string; x: number; y: number }[];
}

/** What the policy covers, pinned to the things in a picture. */
export function Covers({ heading, picture, items }: Props) {
  return (
    <section className="section on-stone">
      <Answering className={`wrap ${styles.covers}`}>
        <KeyedPicture className={`no-print ${styles.shot}`} name={picture.scene} alt={picture.alt} wide="min(58vw, 51rem)" places={items} />
        <div className={styles.key}>
          <h2>{heading}</h2>
          <KeyList items={items} />
        </div>
      </Answering>
    </section>
  );
}
