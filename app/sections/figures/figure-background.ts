import type { AnyFigure } from '../../../content-model/schemas/figure';
import type { Background, BackgroundChoice } from '../../lib/backgrounds';

const defaults: Record<AnyFigure['kind'], Background> = {
  timeline: 'mist',
  'contract-chain': 'stone',
  'cross-section': 'mist',
  'year-chart': 'page',
  handoffs: 'stone',
  'coverage-gaps': 'deep',
};

/** The background of a figure's section: the one named in its content, or the default of its kind. */
export const figureBackground = ({ kind, background = defaults[kind] }: Pick<AnyFigure, 'kind' | 'background'>): BackgroundChoice => ({
  options: [background],
  // the terraces of a contract chain are painted in the page color down to the end of the section
  ...(kind === 'contract-chain' && { bottom: 'page' }),
});
