/** Checks worked examples: each sum is right, its numbers are in the text, and each amount is in a sum or listed under `given`. */
import { amountsIn, formatLike, readSum, type Sum } from '../arithmetic.ts';
import { languageOf } from '../content-paths.ts';
import type { LossSlider } from '../schemas/shared.ts';
import { type ContentFile, contentOf, filesIn, type Problem, strings } from './content-file.ts';

interface Arithmetic {
  file: string;
  sums: string[];
  given: string[];
  /** All texts of the file. */
  words: string[];
  /** The texts of its worked example. */
  example: string[];
}

/** Numbers that need not be in the text: parts of the calendar, such as 12 months, and 1, 100 and 100%. */
const calendar = ['4', '7', '12', '24', '30', '52', '60', '365', '1', '100', '100%'];

export function checkSums(content: ContentFile[]): Problem[] {
  const faq = contentOf(content, 'faq.yaml') ?? [];
  return [
    ...filesIn(content, 'industries').map((one) => arithmeticOf(withWording(one), [one.value.loss, one.value.lossSlider])),
    ...filesIn(content, 'services').map((one) => arithmeticOf(one, one.value.loss)),
    ...filesIn(content, 'personal').map((one) => arithmeticOf(withWording(one), [one.value.example, one.value.lossSlider])),
    ...filesIn(content, 'blog').map((one) => arithmeticOf(one, one.body)),
    ...filesIn(content, 'pages').map((one) =>
      arithmeticOf(one, one.file === 'pages/personal-index.yaml' && 'example' in one.value ? one.value.example : []),
    ),
    ...[...filesIn(content, 'glossary'), ...filesIn(content, 'glossary', 'es')].map((one) =>
      arithmeticOf(one, severalAmounts([one.value.definition, one.value.example])),
    ),
    ...faq.map((item) => arithmeticOf({ file: 'faq.yaml', value: item, body: '' }, [])),
  ].flatMap(problemsOf);
}

function arithmeticOf({ file, value, body }: Pick<ContentFile, 'file' | 'value' | 'body'>, example: unknown): Arithmetic {
  const { sums = [], given = [], ...rest } = value as { sums?: string[]; given?: string[] };
  return { file, sums, given, words: [...texts(rest), body], example: texts(example) };
}

/** The file with the sum of its other wording among its sums. */
function withWording<T extends { lossSlider: LossSlider; sums?: string[] }>(one: ContentFile<T>): ContentFile<T> {
  const { wording } = one.value.lossSlider;
  return wording.kind === 'none' ? one : { ...one, value: { ...one.value, sums: [...(one.value.sums ?? []), wording.sum] } };
}

/** Definitions with a single amount need no sum: the amount is an assumption. */
const severalAmounts = (words: unknown) => (new Set(dollarsIn(texts(words).join(' ')).map(({ key }) => key)).size > 1 ? words : []);

/** All texts at any depth. Numbers are included with and without a dollar sign, because they may or may not be amounts of money. */
const texts = (value: unknown): string[] =>
  typeof value === 'number'
    ? [`$${value}`, String(value)]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(texts)
      : strings(value);

function problemsOf({ file, sums, given, words, example }: Arithmetic): Problem[] {
  const read = sums.map((text) => ({ text, sum: attempt(text) }));
  const known = new Set(words.flatMap((text) => amountsIn(text, languageOf(file))).map(({ key }) => key));
  const results = new Set(read.flatMap(({ sum }) => (sum instanceof Error ? [] : sum.result.key)));
  const accounted = new Set([
    // For a wrong sum, accept the correct result as well, so that only the sum is reported.
    ...read
      .flatMap(({ sum }) => (sum instanceof Error ? [] : [...sum.numbers, ...amountsIn(formatLike(sum.computed, sum.result))]))
      .map(({ key }) => key),
    ...given.flatMap((text) => amountsIn(text)).map(({ key }) => key),
  ]);
  const sentenceWith = (number: string) => sentences(words).find((sentence) => sentence.includes(number));

  const wrong = read.flatMap(({ text, sum }) => {
    if (sum instanceof Error) return [`Sum “${text}”: ${sum.message}`];
    const { result, computed, isRight, numbers } = sum;
    if (!isRight) {
      const sentence = sentenceWith(result.text);
      return [`Sum “${text}”: comes to ${formatLike(computed, result)}; correct it${sentence ? `, and “${sentence}”` : ''}`];
    }
    return numbers
      .filter(({ key }) => !known.has(key) && !results.has(key) && !calendar.includes(key))
      .map((number) => `Sum “${text}”: ${number.text} is not in the text; correct the sum or the text`);
  });
  const missing = sentences(example).flatMap((sentence) =>
    dollarsIn(sentence)
      .filter(({ key }) => !accounted.has(key))
      .map(({ text }) => `“${sentence}”: ${text} is in no sum; add the sum that it comes from, or list it under “Given amounts” (given)`),
  );
  const unused = given.filter((text) => !amountsIn(text).every(({ key }) => known.has(key)));
  return [...wrong, ...new Set(missing), ...unused.map((text) => `Given “${text}”: is not in the text; remove it`)].map((message) => ({
    file,
    message,
  }));
}

const dollarsIn = (text: string) => amountsIn(text).filter((one) => one.text.startsWith('$') && one.key !== '$0');

function attempt(text: string): Sum | Error {
  try {
    return readSum(text);
  } catch (error) {
    return error as Error;
  }
}

const sentences = (texts: string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z“])|\n+/));
