/** The visitor has asked for less motion. */
export const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
