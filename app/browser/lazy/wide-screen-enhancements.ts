/** Runs on import. Imported only on wide screens (app/browser/enhance-wide-screens.ts). */
import { drawPinLines } from './pin-lines';
import { placeTicks } from './section-nav';

for (const nav of document.querySelectorAll<HTMLElement>('[data-section-nav]')) placeTicks(nav);
for (const group of document.querySelectorAll<HTMLElement>('[data-pin-group]')) drawPinLines(group);
