import type { AnyFigure } from '../../../content-model/schemas/figure';
import type { Background, BackgroundChoice } from '../../lib/backgrounds';

const defaults: Record<AnyFigure['kind'], Background> = {
  timeline: 'mist',
  chain: 'stone',
  ground: 'mist',
  year: 'page',
  handoffs: 'stone',
  night: 'deep',
};

/** The background of a figure's section: the one named in its content, or the default of its kind. */
export const figureBackground = ({ kind, ground = defaults[kind] }: Pick<AnyFigure, 'kind' | 'ground'>): BackgroundChoice => ({
  options: [ground],
  // the terraces of a contract chain are painted in the page color down to the end of the section
  ...(kind === 'chain' && { bottom: 'page' }),
});
