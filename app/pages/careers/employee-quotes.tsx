import type { CareersWords } from '../../../content-model/schemas/careers';
import { InitialsAvatar } from '../../ui/initials-avatar';
import { SectionHead } from '../../ui/section-head';
import styles from './employee-quotes.module.css';

export function EmployeeQuotes({
  heading,
  sample,
  items,
  sampleContent,
}: NonNullable<CareersWords['employeeQuotes']> & { sampleContent: boolean }) {
  return (
    <section className="section on-mist">
      <div className="wrap">
        <SectionHead heading={heading} lead={sampleContent ? sample : undefined} />
        <div className={`split ${styles.quotes}`}>
          {items.map((quote) => (
            <figure key={quote.author} className="grid gap-5">
              <blockquote>
                <p>{quote.quote}</p>
              </blockquote>
              <figcaption className="row">
                <InitialsAvatar name={quote.author} />
                <span>
                  <b>{quote.author}</b>
                  <br />
                  <span className="muted small">{quote.role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
