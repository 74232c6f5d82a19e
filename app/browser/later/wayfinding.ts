/** Starts by itself when it is there (app/browser/wayfinding.ts). */
import { drawLeaders } from './leader';
import { placeTicks } from './staff';

for (const staff of document.querySelectorAll<HTMLElement>('[data-section-nav]')) placeTicks(staff);
for (const part of document.querySelectorAll<HTMLElement>('[data-pin-group]')) drawLeaders(part);
