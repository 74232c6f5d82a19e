/** Where the days and labels of the claim clock's timeline go. */
import { addDays, daysBetween } from './days';

export interface Stretch {
  first: string;
  last: string;
}

const marginDays = 3;
const shortestCutDays = 15;

/**
 * The days that the timeline shows: one stretch, or two if nothing runs for weeks between the insurer's acknowledgment
 * and the last item. `days` are all dates of the claim.
 */
export function stretchesOf({ acknowledge, items, days }: { acknowledge: string; items: string; days: string[] }): Stretch[] {
  const sorted = days.toSorted();
  const first = addDays(sorted[0]!, -1);
  const last = addDays(sorted.at(-1)!, 2);
  const [from, to] = [addDays(acknowledge, marginDays), addDays(items, -marginDays)];
  if (daysBetween(from, to) <= shortestCutDays) return [{ first, last }];
  return [
    { first, last: from },
    { first: to, last },
  ];
}

/** Width of the break between two stretches, in days of the scale. */
const breakDays = 10;

export const lengthInDays = ({ first, last }: Stretch) => daysBetween(first, last) + 1;

/** Length of the whole timeline, in days of the scale. */
export const scaleLength = (stretches: Stretch[]) =>
  stretches.reduce((sum, stretch) => sum + lengthInDays(stretch), 0) + breakDays * (stretches.length - 1);

/** Returns the position of the start of a day, in days of the scale. A day that was cut out is at the break. */
export function dayPosition(stretches: Stretch[], day: string): number {
  let position = 0;
  for (const stretch of stretches) {
    if (day <= addDays(stretch.last, 1)) return position + Math.max(0, daysBetween(stretch.first, day));
    position += lengthInDays(stretch) + breakDays;
  }
  return position;
}

/** The narrowest horizontal timeline, in pixels. */
export const minWidthPx = 600;
/** Estimates the width of a text of 13 pixels. */
export const textWidthPx = (text: string) => 6.8 * text.length;

interface Label {
  name: string;
  /** Position of the pole, from 0 to 1. */
  x: number;
  /** Width of the text with its mark, as a share of the timeline. */
  width: number;
}

export interface PlacedLabel {
  name: string;
  x: number;
  row: number;
  isLeft: boolean;
}

/**
 * Gives each label a row and a side of its pole, so that no label covers another label or a pole, in as few rows as
 * possible. Poles run down from their label. Returns nothing if six rows are too few; the list beside the timeline has all
 * dates.
 */
export function arrangeLabels(labels: Label[]): PlacedLabel[] {
  for (const rows of [3, 4, 5, 6]) {
    const placed = arrangeInRows(labels, rows);
    if (placed) return placed;
  }
  return [];
}

function arrangeInRows(labels: Label[], rows: number): PlacedLabel[] | undefined {
  const sorted = labels.toSorted((a, b) => a.x - b.x);
  const placed: (PlacedLabel & { from: number; to: number })[] = [];
  const place = (): boolean => {
    const next = sorted[placed.length];
    if (!next) return true;
    for (let row = 0; row < rows; row += 1)
      for (const isLeft of [false, true]) {
        const [from, to] = isLeft ? [next.x - next.width, next.x] : [next.x, next.x + next.width];
        if (from < 0 || to > 1) continue;
        const clashes = placed.some(
          (other) =>
            (other.row === row && other.from < to && other.to > from) ||
            (other.row <= row && other.x > from && other.x < to) ||
            (row <= other.row && next.x > other.from && next.x < other.to),
        );
        if (clashes) continue;
        placed.push({ name: next.name, x: next.x, row, isLeft, from, to });
        if (place()) return true;
        placed.pop();
      }
    return false;
  };
  return place() ? placed : undefined;
}

/** Moves labels of a vertical timeline down so that neighbors are at least `distance` apart. Expects positions in order. */
export function spreadLabels(positions: number[], distance: number): number[] {
  let last = -distance;
  return positions.map((position) => {
    last = Math.max(last + distance, position);
    return last;
  });
}
