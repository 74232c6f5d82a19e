import { CarouselArrows, CarouselBullets, CarouselRow, useCarousel } from './carousel';
import type { Example } from './example';

function Demo() {
  const { row, position, move, goTo } = useCarousel<HTMLUListElement>();
  return (
    <div className="stack">
      <CarouselRow label="Example row" rowRef={row}>
        {[1, 2, 3, 4].map((n) => (
          <li key={n} className="on-stone section">
            Card {n}
          </li>
        ))}
      </CarouselRow>
      <CarouselArrows position={position} move={move} previous="Previous cards" next="Next cards" />
      <CarouselBullets count={2} chosen={position.view} goTo={goTo} label="View" />
    </div>
  );
}

export const examples: Example[] = [{ name: 'Four cards, two in view', show: () => <Demo /> }];
