/** Portraits are named after the id of a person. */
export const portraitPrefix = 'portrait_';
