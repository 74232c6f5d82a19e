import { CarouselArrows, useCarousel } from '../ui/carousel';

interface Props {
  rowId: string;
  previous: string;
  next: string;
}

/** Arrow buttons for the reviews. */
export function ReviewArrows({ rowId, previous, next }: Props) {
  return <CarouselArrows {...useCarousel(rowId)} previous={previous} next={next} />;
}
