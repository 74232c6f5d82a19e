import type { AnyFigure } from '../../../content/schema';
import type { Background, BackgroundChoice } from '../../lib/backgrounds';

const grounds: Record<AnyFigure['kind'], Background> = {
  timeline: 'mist',
  chain: 'stone',
  ground: 'mist',
  year: 'page',
  handoffs: 'stone',
  night: 'deep',
};

/** What a figure stands on: what its content says, else what suits its kind. */
export const figureBackground = ({ kind, ground = grounds[kind] }: Pick<AnyFigure, 'kind' | 'ground'>): BackgroundChoice => ({
  wishes: [ground],
  // the terraces of a chain are cut into the page, which shows from there to the end of the section
  ...(kind === 'chain' && { ends: 'page' }),
});
