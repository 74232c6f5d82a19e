import { Collapsible, collapsibleList } from './collapsible';
import type { Example } from './component-example';

export const examples: Example[] = [
  {
    name: 'Closed until tapped',
    show: () => (
      <ul className={collapsibleList}>
        <li>
          <Collapsible heading={<h3>Control of well</h3>} note="Operators, working interest owners">
            <p>The cost of bringing a wild well under control.</p>
          </Collapsible>
        </li>
        <li>
          <Collapsible heading={<h3>Saline contamination</h3>} note="Operators, disposal and water haulers">
            <p>Salt water harm to land, crops or water wells.</p>
          </Collapsible>
        </li>
      </ul>
    ),
  },
  {
    name: 'Open on wide screens',
    show: () => (
      <Collapsible wide heading={<h3>Line up the layers</h3>}>
        <p>Primary, pollution, auto and excess side by side.</p>
      </Collapsible>
    ),
  },
];
