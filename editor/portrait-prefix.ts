/** The portrait of the person with the id founder_1 is the picture portrait_founder_1. */
export const portraitPrefix = 'portrait_';
