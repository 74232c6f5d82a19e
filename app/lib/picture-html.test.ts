import { expect, test } from 'vitest';
import { pictureHtml } from './picture-html';
import { pictureSources } from './picture-sources';

test('renders sources, size and alt text, with attributes escaped', () => {
  const html = pictureHtml({ name: 'real_estate', alt: 'A "model" <of> a house & yard', sizes: '50vw' });
  expect(html).toContain(`srcset="${pictureSources('real_estate').avif}"`);
  expect(html).toContain('width="1600" height="1200"');
  expect(html).toContain('alt="A &#34;model&#34; &#60;of&#62; a house &#38; yard"');
  expect(html).not.toContain('loading');
});

test('renders an empty alt attribute for a decorative picture, and an urgent one with a high priority', () => {
  const html = pictureHtml({ name: 'hero', alt: '', sizes: '76vw', urgent: true });
  expect(html).toContain('alt=""');
  expect(html).toContain('fetchpriority="high"');
});

test('pictureSources returns the files of a scene, the hero and a portrait', () => {
  expect(pictureSources('real_estate')).toEqual({
    width: 1600,
    height: 1200,
    avif: '/images/real-estate-160.avif 160w, /images/real-estate-480.avif 480w, /images/real-estate-960.avif 960w, /images/real-estate-1200.avif 1200w, /images/real-estate-1600.avif 1600w',
    fallback: '/images/real-estate-960.webp',
  });
  expect(pictureSources('hero').avif).toContain('/images/hero-2400.avif 2400w');
  expect(pictureSources('portrait_exec_1')).toMatchObject({ width: 640, fallback: '/images/portrait-exec-1-320.webp' });
});
