import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources';

it('returns the files of a scene, the hero and a portrait', () => {
  expect(pictureSources('real_estate')).toEqual({
    width: 1600,
    height: 1200,
    avif: '/images/real-estate-160.avif 160w, /images/real-estate-480.avif 480w, /images/real-estate-960.avif 960w, /images/real-estate-1200.avif 1200w, /images/real-estate-1600.avif 1600w',
    fallback: '/images/real-estate-960.webp',
  });
  expect(pictureSources('hero').avif).toContain('/images/hero-2400.avif 2400w');
  expect(pictureSources('portrait_exec_1')).toMatchObject({ width: 640, fallback: '/images/portrait-exec-1-320.webp' });
});
