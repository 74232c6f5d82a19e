import type { HomeWords } from '../../content-model/schemas/home';
import type { Review } from '../../content-model/schemas/people-and-reviews';
import { Island } from '../islands/island';
import { CarouselRow } from '../ui/carousel';
import { Portrait } from '../ui/portrait';
import { ReviewArrows } from './review-arrows.island';
import styles from './testimonials.module.css';

const rowId = 'reviews';

interface Props {
  words: HomeWords['testimonials'];
  reviews: (Review & { month: string })[];
  sampleContent: boolean;
}

/** A carousel that shows two reviews at a time, or one at 425 px and below. Below 768 px a review is cut after six lines. */
export function Testimonials({ words, reviews, sampleContent }: Props) {
  return (
    <section className="section on-stone no-print">
      <div className="wrap split">
        <div className="column gap-4">
          <h2>{words.heading}</h2>
          <p className="muted">
            <b>{words.rating}</b> {words.ofFive}, {words.summary}. {sampleContent && words.sample}
          </p>
          <Island of={ReviewArrows} rowId={rowId} previous={words.previous} next={words.next} />
        </div>
        <CarouselRow id={rowId} label={words.label} className={styles.reviews}>
          {reviews.map((review) => {
            const [first = '', rest] = review.review.split(/(?<=^[^.]*\.) /);
            return (
              <li key={review.id} className={`column ${styles.review}`}>
                <blockquote>
                  <b>{first}</b> {rest}
                </blockquote>
                <details className={styles.all}>
                  <summary className="link small touch-target">{words.all}</summary>
                </details>
                <div className={`flex gap-3 small muted ${styles.author}`}>
                  <Portrait id={review.id} name={review.name} sizes="48px" />
                  <p>
                    <b>{review.name}</b>, {review.role}
                    <br />
                    {review.rating} {words.ofFive}, <time dateTime={review.date}>{review.month}</time>. {review.tags.join(', ')}
                  </p>
                </div>
              </li>
            );
          })}
        </CarouselRow>
      </div>
    </section>
  );
}
