import type { HomeWords } from '../../content-model/schemas/home';
import type { Review } from '../../content-model/schemas/people-and-reviews';
import { Island } from '../islands/island';
import { Badge } from '../ui/badge';
import { CarouselRow } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Stars } from '../ui/stars';
import { ReviewArrows } from './review-arrows.island';
import styles from './testimonials.module.css';

const rowId = 'reviews';

interface Props {
  words: HomeWords['testimonials'];
  reviews: (Review & { month: string })[];
  sampleContent: boolean;
}

/** A carousel that shows two reviews at a time, or one at 425 px and below. */
export function Testimonials({ words, reviews, sampleContent }: Props) {
  return (
    <section className="section on-stone no-print">
      <div className={`wrap split ${styles.columns}`}>
        <div className={`column ${styles.side}`}>
          <h2>{words.heading}</h2>
          <div>
            <p className="flex gap-3">
              <span className={styles.average} aria-hidden="true">
                {words.rating}
              </span>
              <Stars rating={words.rating} label={`${words.rating} ${words.ofFive}`} />
            </p>
            <p className="note">{words.summary}</p>
            {sampleContent && <p className="note">{words.sample}</p>}
          </div>
          <div className={`flex gap-2 ${styles.controls}`}>
            <Island of={ReviewArrows} rowId={rowId} previous={words.previous} next={words.next} />
          </div>
        </div>
        <CarouselRow id={rowId} label={words.label} className={styles.reviews}>
          {reviews.map((review) => (
            <li key={review.id} className={`column gap-5 ${styles.review}`}>
              <Stars rating={review.rating} label={`${review.rating} ${words.ofFive}`} />
              <blockquote>{review.review}</blockquote>
              <p className="row gap-2">
                {review.tags.map((tag) => (
                  <Badge key={tag} outlined>
                    {tag}
                  </Badge>
                ))}
              </p>
              <div className={`flex gap-3 ${styles.author}`}>
                <div className={styles.portrait}>
                  <Picture name={`portrait_${review.id}`} alt="" sizes="56px" />
                </div>
                <p>
                  <b>{review.name}</b>, {review.role}
                  <br />
                  <time className="note" dateTime={review.date}>
                    {review.month}
                  </time>
                </p>
              </div>
            </li>
          ))}
        </CarouselRow>
      </div>
    </section>
  );
}
