export type Background = 'page' | 'stone' | 'mist' | 'deep';

/** Of cards beside each other, so that neighbours differ and none melts into the ground that they stand on. */
export const cardTints = {
  page: ['sky', 'sand', 'sage'],
  stone: ['sky', 'sage', 'sky'],
  mist: ['sand', 'sage', 'sand'],
  deep: ['sky', 'sand', 'sage'],
} as const satisfies Record<Background, readonly string[]>;

export interface BackgroundChoice {
  /** What it may stand on, the dearest first. With one wish it gets that. */
  wishes: readonly [Background, ...Background[]];
  /** What its lower edge shows, where that is another ground than its upper one. */
  ends?: Background;
}

/** A ground for each section from top to bottom: its dearest that neither the section above nor a fixed one below has. */
export function assignBackgrounds(sections: readonly BackgroundChoice[], above: Background): Background[] {
  let last = above;
  return sections.map(({ wishes, ends }, i) => {
    const below = sections[i + 1]?.wishes;
    const taken = below?.length === 1 ? below[0] : undefined;
    const ground = wishes.find((wish) => wish !== last && (ends ?? wish) !== taken) ?? wishes[0];
    last = ends ?? ground;
    return ground;
  });
}
