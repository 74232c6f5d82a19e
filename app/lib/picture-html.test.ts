import { expect, test } from 'vitest';
import { pictureHtml } from './picture-html';

test('renders sources, size and alt text, with attributes escaped', () => {
  const html = pictureHtml({ name: 'real_estate', alt: 'A "model" <of> a house & yard', sizes: '50vw' });
  expect(html).toContain('srcset="/images/real-estate-160.avif 160w, /images/real-estate-480.avif 480w');
  expect(html).toContain('width="1600" height="1200"');
  expect(html).toContain('alt="A &#34;model&#34; &#60;of&#62; a house &#38; yard"');
  expect(html).not.toContain('loading');
});

test('renders another picture for narrow screens, and an empty alt attribute for a decorative picture', () => {
  const html = pictureHtml({ name: 'hero', alt: '', sizes: '76vw', narrow: { name: 'real_estate', sizes: '122vw' }, urgent: true });
  expect(html).toContain('alt=""');
  expect(html.match(/media="\(max-width: 600px\)"/g)).toHaveLength(2);
  expect(html).toContain('fetchpriority="high"');
});
