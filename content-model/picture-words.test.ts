import { expect, test } from 'vitest';
import { languages } from './content-paths.ts';
import { readFolder } from './read.ts';

const opening = { en: /^Model of /, es: /^Maqueta de(l)? / };

test.each(languages)('the picture of a loss, which a hero shows first, is described without the one before it: %s', (language) => {
  const pages = [...readFolder('industries', language), ...readFolder('personal', language)];
  expect(pages).toHaveLength(23);
  for (const { slug, picture, lossSlider } of pages) expect((lossSlider.picture ?? picture).alt, slug).toMatch(opening[language]);
});
