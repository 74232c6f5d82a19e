/** Runs when it is imported (app/browser/wide-screen.ts). */
import { drawPinLines } from './pin-lines';
import { placeTicks } from './section-nav';

for (const nav of document.querySelectorAll<HTMLElement>('[data-section-nav]')) placeTicks(nav);
for (const group of document.querySelectorAll<HTMLElement>('[data-pin-group]')) drawPinLines(group);
