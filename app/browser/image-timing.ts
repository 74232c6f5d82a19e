/**
 * Measures how long pictures take to load. Off unless localStorage['image-timing'] is 'on'.
 * window.imageTiming has the last 100 entries.
 */
import { readStored } from './safe-storage';

export interface ImageTiming {
  src: string;
  ms: number;
}

export const slowAfterMs = 1000;
export const keepEntries = 100;

declare global {
  interface Window {
    imageTiming?: ImageTiming[];
  }
}

export function recordImage(src: string, ms: number): void {
  if (readStored('localStorage', 'image-timing') !== 'on') return;
  const entries = window.imageTiming ?? [];
  window.imageTiming = [...entries, { src, ms }].slice(-keepEntries);
  if (ms > slowAfterMs) console.warn(`Image took ${Math.round(ms)} ms: ${src}`);
}
