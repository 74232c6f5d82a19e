import { Island } from '../islands/island';
import { CarouselRow } from './carousel';
import { CarouselExample } from './carousel-example.island';
import type { Example } from './component-example';

export const examples: Example[] = [
  {
    name: 'Four cards, two in view',
    show: () => (
      <div className="stack">
        <CarouselRow id="example-row" label="Example row">
          {[1, 2, 3, 4].map((n) => (
            <li key={n} className="on-stone section">
              Card {n}
            </li>
          ))}
        </CarouselRow>
        <Island of={CarouselExample} rowId="example-row" />
      </div>
    ),
  },
];
