/** Checks that a page's figure uses the amounts of the page's loss example and marks exactly one loss. */
import { withAmounts } from '../figure-amounts.ts';
import type { AnyFigure } from '../schemas/figure.ts';
import { type ContentFile, filesIn, type Problem } from './content-file.ts';

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
      return inOrder('act, policyChange and claim', [figure.act.at, figure.policyChange.at, figure.claim.at, figure.months]);
    case 'contract-chain':
      return figure.parties.flatMap((party, i) => {
        const last = i === figure.parties.length - 1;
        if ((party.policy === 'loss') !== last) return [`parties.${i}: the last party, and only it, has the loss`];
        return last === !party.contract ? [] : [`parties.${i}: all parties but the last have a contract to the next`];
      });
    case 'handoffs':
      return [
        ...(figure.stops.filter((stop) => stop.loss).length === 1 ? [] : ['stops: exactly one is the loss']),
        ...figure.stops.flatMap(({ cells }, i) =>
          cells.length === figure.risks.length ? [] : [`stops.${i}: ${cells.length} cells for ${figure.risks.length} risks`],
        ),
      ];
    case 'coverage-gaps':
      return [
        ...(figure.events.filter((event) => event.loss).length === 1 ? [] : ['events: exactly one is the loss']),
        ...inOrder('events', [figure.scale.from, ...figure.events.map((event) => event.at), figure.scale.to]),
      ];
    case 'cross-section':
    case 'year-chart':
      return [];
  }
}

const inOrder = (what: string, times: number[]) =>
  times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0)) ? [] : [`${what}: not in order`];
