import type { CareersWords } from '../../../content-model/schemas/careers';
import styles from './why-join.module.css';

export function WhyJoin({ heading, paragraphs, points }: CareersWords['pitch']) {
  return (
    <section className="section">
      <div className="wrap split">
        <h2>{heading}</h2>
        <div className={`stack ${styles.text}`}>
          {paragraphs.map((paragraph, i) => (
            <p key={paragraph} className={i === 0 ? 'large' : 'muted'}>
              {paragraph}
            </p>
          ))}
        </div>
        <ul className={styles.points}>
          {points?.map((point) => (
            <li key={point.title} className="grid gap-1">
              <h3 className="large">{point.title}</h3>
              <p className="muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
