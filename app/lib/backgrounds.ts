export type Background = 'page' | 'stone' | 'mist' | 'deep';

/** Tints for the picture frames of three neighboring cards: neighbors differ, and none matches the section's background. */
export const cardTints = {
  page: ['sky', 'sand', 'sage'],
  stone: ['sky', 'sage', 'sky'],
  mist: ['sand', 'sage', 'sand'],
  deep: ['sky', 'sand', 'sage'],
} as const satisfies Record<Background, readonly string[]>;

export interface BackgroundChoice {
  /** Allowed backgrounds, the preferred one first. A single option is always used. */
  options: readonly [Background, ...Background[]];
  /** The color at the section's lower edge, if it differs from the background. */
  bottom?: Background;
  /** The section belongs to the one above and keeps its background. */
  joined?: boolean;
}

/**
 * Picks a background for each section, top to bottom: the first option that differs from the color above and, if the section
 * below has a single option, from that option.
 */
export function assignBackgrounds(sections: readonly BackgroundChoice[], above: Background): Background[] {
  let last = above;
  return sections.map(({ options, bottom, joined }, i) => {
    if (joined) return last;
    const below = sections[i + 1]?.options;
    const fixedBelow = below?.length === 1 ? below[0] : undefined;
    const background = options.find((option) => option !== last && (bottom ?? option) !== fixedBelow) ?? options[0];
    last = bottom ?? background;
    return background;
  });
}
