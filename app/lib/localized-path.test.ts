import { expect, test } from 'vitest';
import { englishPath, languageOf, localizedPath, spanishPath } from './localized-path';

const pairs = [
  ['/', '/es'],
  ['/#contact', '/es#contact'],
  ['/?about=Flood#contact', '/es?about=Flood#contact'],
  ['/tools/coinsurance#limit=100000', '/es/tools/coinsurance#limit=100000'],
] as const;

test('the path of a Spanish page is /es followed by the English path', () => {
  for (const [english, spanish] of pairs) {
    expect(spanishPath(english)).toBe(spanish);
    expect(englishPath(spanish)).toBe(english);
    expect(englishPath(english)).toBe(english);
    expect(localizedPath(english, 'en')).toBe(english);
  }
});

test('the path of a request determines its language', () => {
  for (const [path, language] of Object.entries({ '/es': 'es', '/es/glossary': 'es', '/estimates': 'en' }))
    expect(languageOf(new Request(`https://www.benchmark.example${path}`))).toBe(language);
});
