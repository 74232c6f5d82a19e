import type { CareersWords } from '../../../content-model/schemas/careers';
import { InitialsAvatar } from '../../ui/initials-avatar';
import styles from './employee-quotes.module.css';

export function EmployeeQuotes({ heading, sample, items, sampleContent }: CareersWords['voices'] & { sampleContent: boolean }) {
  return (
    <section className="section on-mist">
      <div className="wrap">
        <div className="datum">
          <h2>{heading}</h2>
          {sampleContent && <span className="note">{sample}</span>}
        </div>
        <div className={styles.quotes}>
          {items.map((voice) => (
            <figure key={voice.author}>
              <blockquote>
                <p>{voice.quote}</p>
              </blockquote>
              <figcaption>
                <InitialsAvatar name={voice.author} />
                <span>
                  <b>{voice.author}</b>
                  <br />
                  <span className="muted small">{voice.role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
