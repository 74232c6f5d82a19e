/** The logo of art/logos, split so that each document has its outlines once. */
import source from '../../art/logos/logo.svg?raw';

export const viewBox = source.match(/viewBox="([^"]+)"/)?.[1] ?? '0 0 1 1';
export const outlines = source.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '');
