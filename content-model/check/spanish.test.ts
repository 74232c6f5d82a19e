import { expect, test } from 'vitest';
import { loadContent } from '../load-all.ts';
import { fingerprint, outdatedList, staleTranslations } from '../outdated-translations.ts';
import { schemaProblems } from '../schema-problems.ts';
import { glossaryTerm } from '../schemas/glossary-term.ts';
import { spanishRules } from '../schemas/spanish-rules.ts';
import { contentFile } from './content-file.ts';
import { checkSpanish, missingTwins } from './spanish.ts';

const content = loadContent();
const rules = content.filter(({ file }) => file === 'spanish-rules.yaml');

/** The problems of one Spanish term with some fields changed. */
function problems(slug: string, change: Record<string, unknown>): string[] {
  const file = `glossary/${slug}.es.yaml`;
  const changed = content
    .filter((one) =>
      [file, `glossary/${slug}.yaml`, 'glossary/deductible.es.yaml', 'spanish-rules.yaml', 'spanish-terms.yaml'].includes(one.file),
    )
    .map((one) => (one.file === file ? { ...one, value: { ...(one.value as object), ...change } } : one));
  return checkSpanish(changed).flatMap((problem) => (problem.file === file ? problem.message : []));
}

/** The problems of a translation. */
const problemsOf = (name: string, english: unknown, spanish: unknown) => {
  const files = [contentFile({ file: `${name}.yaml`, value: english }), contentFile({ file: `${name}.es.yaml`, value: spanish })];
  return checkSpanish([...files, ...rules]).map(({ message }) => message);
};
const problemsIn = (text: string, english = 'Text.') =>
  problemsOf('faq', [{ question: 'x', answer: english }], [{ question: 'x', answer: text }]);

test.each([
  ['El seguro de flood empieza tarde.', '“flood”'],
  ['Llene la aplicación hoy.', 'solicitud'],
  ['El asesor es licenciado.', 'con licencia'],
  ['Su transportista paga.', 'aseguradora'],
  ['Si tienes dudas, llame.', 'usted'],
  ['Donde la ley lo exija, avisamos.', '“cuando” or “si”'],
  ['La póliza excluye el agua que sube.', 'la crecida del agua'],
  ['El patrón debe avisar.', 'empleador'],
  ['Por teléfono le atendemos.', 'one way for “usted”'],
  ['Le da tranquilidad.', 'say what happens'],
  ['El pago está garantizado.', 'nothing is promised'],
  ['Es una póliza de todo riesgo.', 'todo riesgo salvo exclusiones'],
  ['Le ayudamos a negociar la reclamación.', 'orientamos'],
  ['Pregunte: cuánto paga?', 'each ? has its ¿'],
  ['Un "endoso" cambia la póliza.', 'quotes are'],
  ['El deducible es de 2 %.', 'no space before %'],
  ['Vence en Marzo.', 'months and weekdays are small'],
  ['La poliza vence.', 'the accent is missing'],
  ['Abrimos a las 8am.', '8 a. m.'],
])('“%s” is a problem', (text, say) => expect(problemsIn(text).join()).toContain(say));

test.each([
  'El seguro de inundación (flood insurance) empieza tarde.',
  'La asociación de garantía paga.',
  'Un estimado no es una garantía.',
  'La frase “cobertura completa” no dice nada.',
  'Si llueve, ¿quién paga?',
  'De 8 a. m. a 6 p. m., hora del Centro.',
])('“%s” is fine', (text) => expect(problemsIn(text, text.replaceAll(/\D/g, ' '))).toEqual([]));

test('a rule does not hold in files that it excepts, and must be a pattern that can be read', () => {
  const trucking = (text: string) => problemsOf('industries/trucking', { lead: 'Text.' }, { lead: text });
  expect(trucking('Su transportista paga.')).toEqual([]);
  expect(trucking('Llene la aplicación hoy.')).toHaveLength(1);
  const { value } = rules[0] as { value: object };
  const register = [{ words: 'tu(', say: 'usted' }];
  expect(schemaProblems(spanishRules, { ...value, register }).join()).toContain('not a regular expression');
});

test('an exclamation is reported unless the English text is one', () => {
  expect(problemsIn('¡Gracias!', 'Thanks!')).toEqual([]);
  expect(problemsIn('¡Gracias!', 'Thanks.').join()).toContain('no exclamation mark');
});

test('a word of an English insurance term is reported in a Spanish text', () => {
  expect(problems('binder', { definition: 'El endorsement cambia la póliza.' })).toContainEqual(expect.stringContaining('“endorsement”'));
});

test('figures, months, placeholders and links that differ from the English text are reported', () => {
  const english = 'By November 14, 2026 pay {paid} of $1,200, see [chapter 542](/blog/claims).';
  const right = 'Pague {paid} de $1,200 a más tardar el 14 de noviembre de 2026; vea el [capítulo 542](/blog/claims).';
  const wrong = 'Pague {pagado} de $1,300 a más tardar el 14 de octubre de 2026; vea el [capítulo 542](/blog/otro).';
  expect(problemsIn(right, english)).toEqual([]);
  expect(problemsIn(wrong, english)).toEqual([
    expect.stringContaining('missing $1,200; added $1,300'),
    expect.stringContaining('missing November; added October'),
    expect.stringContaining('missing {paid}; added {pagado}'),
    expect.stringContaining('missing /blog/claims; added /blog/otro'),
  ]);
});

test('changed ids, missing entries and texts that are still English are reported', () => {
  expect(problems('binder', { subject: 'claims' })).toEqual([expect.stringContaining('Subject “claims”: in English it is “policy”')]);
  expect(problems('binder', { relatedTerms: [] })).toEqual([expect.stringContaining('Related terms: 0 entries')]);
  expect(problems('binder', { notMarked: 'also a thing on a shelf' })).toContainEqual(expect.stringContaining('still English'));
});

test('a letter must stay English, with the meaning of each line in Spanish', () => {
  const by = 'It is needed by {by}.';
  const about = (request: object) => problemsOf('tools/certificate-request', { request: { by } }, { request });
  expect(about({ by, meanings: { by: 'Se necesita a más tardar el {by}.' } })).toEqual([]);
  expect(about({ by: 'Se necesita a más tardar el {by}.', meanings: { by: 'Se necesita pronto.' } })).toEqual([
    expect.stringContaining(`in English it is “${by}”`),
    expect.stringContaining('missing {by}'),
  ]);
  expect(about({ by })).toEqual([expect.stringContaining(`missing: write what “${by}” says`)]);
});

test('a figure of the English definition that neither the Spanish definition nor its example has is reported', () => {
  expect(problems('stamping-fee', { definition: 'Un cargo pequeño sobre las primas.', example: 'Son $4.' })).toContainEqual(
    expect.stringContaining('4.85 of the English definition is missing'),
  );
});

test('a term without example or English name, with the name of another term, or named unlike spanish-terms.yaml is reported', () => {
  const change = { term: 'Salvamento del bien', alsoCalled: ['Deducible'], englishNames: ['Scrap'], example: undefined };
  expect(problems('salvage', change)).toEqual([
    expect.stringContaining('“deducible” also names another term'),
    expect.stringContaining('Example: missing'),
    expect.stringContaining('English names: “Salvage” is missing'),
    expect.stringContaining('spanish-terms.yaml calls it “restos”'),
  ]);
});

test('a page without its Spanish twin is reported, unless there is no Spanish edition', () => {
  const file = 'blog/texas-claim-clock-explained.md';
  const twin = 'blog/texas-claim-clock-explained.es.md';
  const without = (...files: string[]) => content.filter((one) => !files.includes(one.file));
  expect(missingTwins(content)).toEqual([]);
  expect(missingTwins(without(twin))).toEqual([{ file, message: `has no Spanish twin: write content/${twin}` }]);
  expect(missingTwins(content.filter((one) => !one.file.includes('.es.')))).toEqual([]);
});

test('a changed English text reports its translation as outdated', () => {
  const english = contentFile({ file: 'faq.yaml', value: [{ answer: 'New words.' }] });
  const spanish = contentFile({ file: 'faq.es.yaml', value: [{ answer: 'Palabras.' }] });
  const waiting = staleTranslations([english, spanish], { 'faq.yaml': fingerprint('Old words.') });
  expect(waiting).toEqual([{ file: 'faq.es.yaml', message: expect.stringContaining('the English is now “New words.”') }]);
  expect(outdatedList(waiting)).toContain(`## faq.es.yaml\n\n- ${waiting[0]!.message}`);
  expect(outdatedList([], [{ file: 'faq.yaml', message: '' }])).toContain('# Not translated\n\n- faq.yaml');
  expect(staleTranslations([english, spanish], { 'faq.yaml': fingerprint('New words.') })).toEqual([]);
});

test('a text that has changed in both languages is not outdated, and neither are entries moved in both', () => {
  const files = (english: string[], spanish: string[]) =>
    [english, spanish].map((texts, i) => contentFile({ file: i ? 'faq.es.yaml' : 'faq.yaml', value: texts.map((answer) => ({ answer })) }));
  const prints = (texts: string[]) => texts.map(fingerprint).join(' ');
  const record = { 'faq.yaml': prints(['One.', 'Two.']), 'faq.es.yaml': prints(['Uno.', 'Dos.']) };
  const outdated = (english: string[], spanish: string[]) => staleTranslations(files(english, spanish), record).length;
  expect(outdated(['New.', 'Two.'], ['Nuevo.', 'Dos.'])).toBe(0);
  expect(outdated(['New.', 'Two.'], ['Uno.', 'Dos.'])).toBe(1);
  expect(outdated(['New.', 'Two.'], ['Uno.', 'Otro.'])).toBe(1);
  expect(outdated(['Two.', 'One.'], ['Dos.', 'Uno.'])).toBe(0);
  expect(outdated(['Two.', 'One.'], ['Uno.', 'Dos.'])).toBe(1);
});

test('an inserted text marks only itself as outdated, and a text that stands twice must be recorded twice', () => {
  const english = contentFile({ file: 'faq.yaml', value: ['First.', 'Inserted.', 'Second.', 'Second.'].map((answer) => ({ answer })) });
  const spanish = contentFile({ file: 'faq.es.yaml', value: [] });
  const record = (...texts: string[]) => ({ 'faq.yaml': texts.map(fingerprint).join(' ') });
  const outdated = (known: Record<string, string>) => staleTranslations([english, spanish], known).map(({ message }) => message);
  expect(outdated(record('First.', 'Second.', 'Second.'))).toEqual([expect.stringContaining('2 › Answer: the English is now “Inserted.”')]);
  expect(outdated(record('First.', 'Inserted.', 'Second.'))).toEqual([expect.stringContaining('4 › Answer')]);
  expect(outdated(record('Inserted.', 'First.', 'Second.', 'Second.'))).toEqual([
    expect.stringContaining('2 › Answer: in English here is now “Inserted.”: move the Spanish text too'),
  ]);
  expect(outdated(record('First.', 'Removed.', 'Inserted.', 'Second.', 'Second.'))).toEqual([]);
});

test('a Spanish text may be a quarter longer than an English one', () => {
  const { value } = content.find(({ file }) => file === 'glossary/salvage.yaml')!;
  const long = (words: number) => ({ ...(value as object), definition: 'palabra '.repeat(words).trim() });
  expect(schemaProblems(glossaryTerm, long(46))).toHaveLength(2);
  expect(schemaProblems(glossaryTerm, long(50), 'es')).toEqual([]);
  expect(schemaProblems(glossaryTerm, long(60), 'es')).toHaveLength(2);
});

test.each([
  ['the first section alone', 'Uno.\n\n## Dos', 'Text: 2 blocks, in English 4'],
  ['a list with a row less', 'Uno.\n\n## Dos\n\n- a\n\nFin.', 'a list or table of 2 rows'],
  ['a paragraph more', 'Uno.\n\n## Dos\n\n- a\n- b\n\nFin.\n\nMás.', 'is not in the English text'],
  ['all of it', 'Uno.\n\n## Dos\n\n- a\n- b\n\nFin.', undefined],
])('a translation of %s', (_, body, problem) => {
  const english = contentFile({ file: 'blog/a.md', value: {}, body: 'One.\n\n## Two\n\n- a\n- b\n\nEnd.' });
  const messages = checkSpanish([english, contentFile({ file: 'blog/a.es.md', value: {}, body })]).map(({ message }) => message);
  expect(messages).toEqual(problem ? [expect.stringContaining(problem)] : []);
});
