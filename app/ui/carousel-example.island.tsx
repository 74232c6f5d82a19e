import { CarouselArrows, CarouselBullets, useCarousel } from './carousel';

export function CarouselExample({ rowId }: { rowId: string }) {
  const { position, move, goTo } = useCarousel(rowId);
  return (
    <>
      <CarouselArrows position={position} move={move} previous="Previous cards" next="Next cards" />
      <CarouselBullets count={2} chosen={position.view} goTo={goTo} label="View" />
    </>
  );
}
