import { expect, test } from 'vitest';
import { languages } from './content-paths.ts';
import { readFolder } from './read.ts';

const otherPicture = { en: /\bthe same\b/i, es: /\b(?:la misma|el mismo)\b/i };

test.each(languages)('the picture of a loss, which a hero shows first, is described without the one before it: %s', (language) => {
  const pages = [...readFolder('industries', language), ...readFolder('personal', language)];
  expect(pages).not.toHaveLength(0);
  for (const { slug, picture, lossSlider } of pages) expect((lossSlider.picture ?? picture).alt, slug).not.toMatch(otherPicture[language]);
});
