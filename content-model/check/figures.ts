/** A figure draws the loss of its own page: its amounts are those of the sketch, its copper mark stands once. */
import { withAmounts } from '../figure-amounts.ts';
import type { AnyFigure } from '../schemas/figure.ts';
import { type ContentFile, filesIn, type Problem } from './content.ts';

export function checkFigures(content: ContentFile[]): Problem[] {
  const pages = [
    ...filesIn(content, 'industries').map(({ file, value }) => ({ file, figure: value.figure, rows: value.loss.figures })),
    ...filesIn(content, 'personal').map(({ file, value }) => ({ file, figure: value.figure, rows: value.example.rows })),
  ];
  return pages.flatMap(({ file, figure, rows }) =>
    figure ? [...amounts(figure, rows), ...shape(figure)].map((message) => ({ file, message: `Figure: ${message}` })) : [],
  );
}

function amounts(figure: AnyFigure, rows: { label: string; amount: string }[]): string[] {
  try {
    withAmounts(figure, rows);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function shape(figure: AnyFigure): string[] {
  switch (figure.kind) {
    case 'timeline':
      return inOrder('act, turn and claim', [figure.act.at, figure.turn.at, figure.claim.at, figure.months]);
    case 'chain':
      return figure.tiers.flatMap((tier, i) => {
        const last = i === figure.tiers.length - 1;
        if ((tier.post === 'loss') !== last) return [`tiers.${i}: the last tier, and only it, is the loss`];
        return last === !tier.down ? [] : [`tiers.${i}: all tiers but the last have a contract to the next`];
      });
    case 'handoffs':
      return [
        ...(figure.stations.filter((station) => station.loss).length === 1 ? [] : ['stations: exactly one is the loss']),
        ...figure.stations.flatMap(({ cells }, i) =>
          cells.length === figure.lanes.length ? [] : [`stations.${i}: ${cells.length} cells for ${figure.lanes.length} lanes`],
        ),
      ];
    case 'night':
      return [
        ...(figure.events.filter((event) => event.loss).length === 1 ? [] : ['events: exactly one is the loss']),
        ...inOrder('events', [figure.scale.from, ...figure.events.map((event) => event.at), figure.scale.to]),
      ];
    case 'ground':
    case 'year':
      return [];
  }
}

const inOrder = (what: string, times: number[]) =>
  times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0)) ? [] : [`${what}: not in order`];
