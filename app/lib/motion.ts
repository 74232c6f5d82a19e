/** The visitor has asked for less motion. */
export const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether pages fade over. The browser paints a picture of the old and of the new page for that; with one or two
 * cores it takes longer than the whole navigation.
 */
export const pagesFade = () => navigator.hardwareConcurrency > 2 && !prefersCalm();
