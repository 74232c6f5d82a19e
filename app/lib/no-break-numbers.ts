/**
 * Prevents line breaks inside numbers and between a number and its unit: spaces become no-break spaces, and a word joiner
 * follows each hyphen or dash.
 */
const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** Units that follow a number. Counted things (12 buildings) may wrap. */
const units = [
  'million|billion|thousand|percent|points?|cents?|dollars?',
  'seconds?|minutes?|hours?|business days?|days?|nights?|weeks?|months?|years?|[ap]\\.m\\.|Central',
  'inch(?:es)?|feet|foot|ft|square|miles?|mph|acres?|gallons?|barrels?|pounds?|tons?|degrees?',
].join('|');

/** Labels that precede a number. */
const labels = [
  '[Cc]hapters?|[Ss]ections?|[Pp]arts?|[Tt]itles?|[Aa]rticles?|[Rr]ules?|Code|HB|SB|CFR|TAC|No\\.|§+',
  '[Pp]ages?|[Ll]ines?|[Ii]tems?|[Ss]teps?|[Tt]ables?|[Qq]uestions?|[Ss]uite|TX|[Cc]lass|[Cc]ategory|[Tt]ier|[Ll]ayer',
  '[Dd]ays?|[Ww]eeks?|[Mm]onths?|[Yy]ears?|[Aa]ges?',
].join('|');

/** Labels that precede a letter or a Roman numeral. */
const lettered = 'Phase|Part|Title|Section|Side|Offer|Option|Plan|Broker|Line|Coverage|Schedule|Class|Zone';

/** A number or a placeholder for one: {days}. */
const number = '(?:\\$?\\d[\\d,]*(?:\\.\\d+)?[%KM]?\\+?|\\{\\w+\\})';
/** Ranges of longer numbers may wrap, because they do not fit narrow columns. */
const short = '\\$?\\d{1,3}(?:\\.\\d+)?%?';
const range = `(?<![\\d.,])${short}(?: to |–)${short}(?![.,]?\\d)`;

const unbreakable = new RegExp(
  [
    // (713) 555-0142 in a sentence; phone links do not wrap anyway and should copy without special characters
    '(?<= )(?:\\d-)?(?:\\(\\d{3}\\) |\\d{3}-)\\d{3}-\\d{4}\\b',
    // 1-800-MEDICARE
    '\\b1-800-[A-Z]+\\b',
    // July 24
    `(?<![A-Za-z])(?:${months}|${shortMonths}) \\d{1,2}\\b`,
    // CA 00 25, SR-22
    '\\b[A-Z]{2} \\d{2} \\d{2}\\b',
    '\\b[A-Z]+-\\d+\\b',
    // a 30-day wait; the space excludes URLs and ids
    `(?<= )\\d[\\d,]*-(?:${units})(?![\\w-])`,
    // 1200 Datum Street
    '\\b\\d+ [A-Z][a-z]+ Street\\b',
    `(?<!\\w)(?:${labels}) (?:${range}|\\d[\\d.]*\\w?)`,
    `\\b(?:${lettered}) (?:[A-Z]|[IVX]+)\\b`,
    `(?:${range}|${number}) (?:${units})(?![\\w-])`,
    range,
    // 2 × $27,000 = $54,000: break before an operator, not after it
    `(?:${number} )?[×÷] ${number}(?: (?:${units})(?![\\w-]))?`,
    `[−+=] ${number}`,
  ].join('|'),
  'g',
);

export const noBreakNumbers = (text: string) =>
  text.replace(unbreakable, (match) => match.replaceAll(' ', noBreakSpace).replaceAll(/[-–](?=.)/g, `$&${wordJoiner}`));

/** Applies it to all strings in a data structure, except markup. */
export function noBreakNumbersIn<T>(data: T): T;
export function noBreakNumbersIn(data: unknown): unknown {
  if (typeof data === 'string') return data.startsWith('<') ? data : noBreakNumbers(data);
  if (Array.isArray(data)) return data.map((entry) => noBreakNumbersIn(entry));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, noBreakNumbersIn(value)]));
}
