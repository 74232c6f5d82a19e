/** Parses the numbers in content and evaluates sums such as “$4,200,000 × 2% = $84,000”. */
import type { Language } from './content-paths.ts';

const smallNumbers: Record<Language, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};
const numberPattern = /(\$)?(\d+(?:,\d{3})*(?:\.\d+)?)(?:( mill(?:ion|ones|ón))|([MK])\b)?(%)?/;

interface Amount {
  /** As written: $4,200,000. */
  text: string;
  /** Equal for equal amounts, however they are written: $4.2 million and $4,200,000. */
  key: string;
  value: number;
}

function amount([text, dollar = '', digits = '', million, letter, percent = '']: string[]): Amount {
  const factor = million || letter === 'M' ? 1_000_000 : letter === 'K' ? 1000 : 1;
  const value = Number((Number(digits.replaceAll(',', '')) * factor).toFixed(4));
  return { text: text ?? '', key: `${dollar}${value}${percent}`, value: percent ? value / 100 : value };
}

/** All numbers of a text: those in digits, then those in words (zero to twelve). */
export const amountsIn = (text: string, language: Language = 'en'): Amount[] => [
  ...[...text.matchAll(new RegExp(numberPattern, 'g'))].map(amount),
  ...smallNumbers[language].flatMap((word, value) =>
    new RegExp(`\\b${word}\\b`, 'i').test(text) ? [{ text: word, key: String(value), value }] : [],
  ),
];

export interface Sum {
  /** The value of the left side. */
  computed: number;
  result: Amount;
  /** The numbers of both sides. */
  numbers: Amount[];
  isRight: boolean;
}

/** Evaluates “$4,200,000 × 2% = $84,000”. With ≈ instead of =, the result may be rounded to its last digit. */
export function readSum(text: string): Sum {
  const [left = '', sign = '', right = ''] = text.split(/([=≈])/);
  const [result] = amountsIn(right);
  if (!result || right.trim().replace(/^−/, '') !== result.text.trim()) throw new Error('write one number after the equals sign');
  const computed = evaluate(left);
  const decimals = result.text.split('.')[1]?.replace(/\D/g, '').length ?? 0;
  const step = (sign === '≈' ? 0.5 : 0.0005) * 10 ** -decimals * (result.text.includes('%') ? 0.01 : /mill/.test(result.text) ? 1e6 : 1);
  const expected = right.trim().startsWith('−') ? -result.value : result.value;
  return { computed, result, numbers: amountsIn(text), isRight: Math.abs(computed - expected) <= step + 1e-9 };
}

/** Evaluates + − × ÷ and parentheses; × and ÷ bind more tightly. */
function evaluate(text: string): number {
  const tokens = [...text.matchAll(new RegExp(`${numberPattern.source}|[-+−×÷()]`, 'g'))].map(([token]) => token);
  if (tokens.join('').replaceAll(' ', '') !== text.replaceAll(' ', '')) throw new Error('write numbers, + − × ÷ and parentheses alone');
  const term = (): number => {
    let value = factor();
    while (tokens[0] === '×' || tokens[0] === '÷') value = tokens.shift() === '×' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = term();
    while (tokens[0] && '+-−'.includes(tokens[0])) value += tokens.shift() === '+' ? term() : -term();
    return value;
  };
  const factor = (): number => {
    const token = tokens.shift() ?? '';
    if (token === '(') {
      const value = sum();
      if (tokens.shift() !== ')') throw new Error('a parenthesis is not closed');
      return value;
    }
    const [number] = amountsIn(token);
    if (!number) throw new Error(token ? `“${token}” is in the place of a number` : 'a number is missing at the end');
    return number.value;
  };
  const value = sum();
  if (tokens.length) throw new Error(`“${tokens[0]}” is in the place of a sign`);
  return value;
}

/** Formats a value in the unit of another amount: 84000 is $84,000 if that amount is in dollars. */
export const formatLike = (value: number, like: Amount): string => {
  const rounded = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return like.text.includes('%') ? `${rounded(value * 100)}%` : `${like.text.startsWith('$') ? '$' : ''}${rounded(value)}`;
};
