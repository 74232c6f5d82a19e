import { expect, test } from 'vitest';
import { inLanguage, type Language, languageOf, patternOf, schemas } from './content-paths.ts';
import { readContent, readFolder, slugsIn } from './read.ts';
import { schemaProblems } from './schema-problems.ts';
import { sectionOf } from './schemas/service.ts';
import { translatedPart, withEnglishFields } from './translated-fields.ts';

test('a translation is in the folder of its original and follows the same schema', () => {
  expect(inLanguage('industries/healthcare.yaml', 'es')).toBe('industries/healthcare.es.yaml');
  expect(languageOf('industries/healthcare.es.yaml')).toBe('es');
  expect(languageOf('blog/texas-claim-clock-explained.md')).toBe('en');
  expect(patternOf('industries/healthcare.es.yaml')).toBe('industries/*.yaml');
});

test('reading a folder in Spanish returns the Spanish files', () => {
  expect(readFolder('blog', 'es').map(({ slug }) => slug)).toEqual(slugsIn('blog', 'es'));
  expect(slugsIn('blog', 'es')).toEqual(slugsIn('blog'));
  expect(() => readContent('llms.yaml', 'es')).toThrow('llms.es.yaml');
});

test('a translation takes what is not translated from the English file: entries by id, or else by place', () => {
  const [english, spanish] = [readContent('personal/homeowners.yaml'), readContent('personal/homeowners.yaml', 'es')];
  expect(spanish.picture.scene).toBe(english.picture.scene);
  expect(spanish.lossSlider.stops.map(({ share }) => share)).toEqual(english.lossSlider.stops.map(({ share }) => share));
  const faq = [
    { id: 'a', question: 'One?', answer: 'Yes.' },
    { id: 'b', question: 'Two?', answer: 'No.' },
  ];
  const words = [
    { id: 'b', question: '¿Dos?', answer: 'No.' },
    { id: 'a', question: '¿Uno?' },
  ];
  expect(withEnglishFields('faq.es.yaml', faq, words)).toEqual([words[1], words[0]]);
  const points = [{ at: 'roof', title: 'Roof' }, { at: 'door' }];
  const page = (value: object) => ({ whatWeCover: { items: value } });
  expect(withEnglishFields('personal/a.es.yaml', page(points), page([{ title: 'Techo' }, {}]))).toEqual(
    page([{ at: 'roof', title: 'Techo' }, { at: 'door' }]),
  );
});

test('a table takes its figures from the English file, although tables of another kind have other columns', () => {
  const rowsIn = (language: Language) => sectionOf(readContent('services/portfolio-management.yaml', language).sections, 'schedule').rows;
  const figures = rowsIn('en').map(({ value, premium }) => [value, premium]);
  expect(rowsIn('es').map(({ value, premium }) => [value, premium])).toEqual(figures);
  const row = { asset: 'Bodega', county: 'Webb', value: 1, premium: 2 };
  const sections = { sections: [{ kind: 'schedule', rows: [row] }] };
  const { value: _, premium: __, ...words } = row;
  expect(translatedPart('services/a.es.yaml', sections)).toEqual({ sections: [{ kind: 'schedule', rows: [words] }] });
});

test('where the schema requires English words, a translation must have their Spanish equivalent', () => {
  const page = readContent('personal/homeowners.yaml', 'es');
  const problemsWith = (highlights: string, lead: string) => {
    const value = {
      ...page,
      layout: { ...page.layout, headings: { ...page.layout.headings, highlights } },
      enhancements: { ...page.enhancements, lead },
    };
    return schemaProblems(schemas['personal/*.yaml'], value, 'es');
  };
  expect(problemsWith('Lo principal de la cobertura de su casa', 'Se ofrecen con costo adicional, una por una.')).toEqual([]);
  expect(problemsWith('Lo que cubre su casa', 'Se ofrecen por separado, una por una.')).toHaveLength(2);
});
