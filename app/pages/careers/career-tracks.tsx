import type { CareersWords } from '../../../content-model/schemas/careers';
import styles from './career-tracks.module.css';

export function CareerTracks({ heading, items }: CareersWords['tracks']) {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{heading}</h2>
        <div className={`ruled ${styles.tracks}`}>
          {items.map((track) => (
            <article key={track.title} className="columns-tablet">
              <h3>{track.title}</h3>
              <p className="muted">{track.description}</p>
              <ul className="ticked small">
                {track.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
