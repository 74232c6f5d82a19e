import { CarouselArrows, useCarousel } from '../ui/carousel';
import styles from './testimonials.module.css';

interface Props {
  rowId: string;
  previous: string;
  next: string;
}

/** Arrow buttons for the reviews, and a ruler with a mark at the scroll position. */
export function ReviewArrows({ rowId, previous, next }: Props) {
  const { position, move } = useCarousel(rowId);
  return (
    <>
      <CarouselArrows position={position} move={move} previous={previous} next={next} />
      <svg className={`ticks ${styles.ruler}`} aria-hidden="true">
        <svg aria-hidden="true" x={`${position.share * 100}%`} overflow="visible">
          <path d="M-6.5-13h13L0-2z" />
        </svg>
      </svg>
    </>
  );
}
