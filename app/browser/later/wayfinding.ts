/** Starts by itself when it is there (app/browser/wayfinding.ts). */
import { drawLeaders } from './leader';
import { placeTicks } from './staff';

for (const staff of document.querySelectorAll<HTMLElement>('[data-staff]')) placeTicks(staff);
for (const part of document.querySelectorAll<HTMLElement>('[data-answering]')) drawLeaders(part);
