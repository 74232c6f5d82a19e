/**
 * Numbers never break: a line ends neither inside a number nor between it and what it counts. A word joiner holds a hyphen or a dash,
 * which a no-break space cannot.
 */
const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const monthsInShort = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** What stands after a number. Things that are merely counted (12 buildings) may go to the next line. */
const units = [
  'million|billion|thousand|percent|points?|cents?|dollars?',
  'seconds?|minutes?|hours?|business days?|days?|nights?|weeks?|months?|years?|[ap]\\.m\\.|Central',
  'inch(?:es)?|feet|foot|ft|square|miles?|mph|acres?|gallons?|barrels?|pounds?|tons?|degrees?',
].join('|');

/** What stands before a number. */
const labels = [
  '[Cc]hapters?|[Ss]ections?|[Pp]arts?|[Tt]itles?|[Aa]rticles?|[Rr]ules?|Code|HB|SB|CFR|TAC|No\\.|§+',
  '[Pp]ages?|[Ll]ines?|[Ii]tems?|[Ss]teps?|[Tt]ables?|[Qq]uestions?|[Ss]uite|TX|[Cc]lass|[Cc]ategory|[Tt]ier|[Ll]ayer',
  '[Dd]ays?|[Ww]eeks?|[Mm]onths?|[Yy]ears?|[Aa]ges?',
].join('|');

/** What stands before a letter or a Roman number. */
const lettered = 'Phase|Part|Title|Section|Side|Offer|Option|Plan|Broker|Line|Coverage|Schedule|Class|Zone';

/** A number, or the place of one in a sentence that is filled in later: {days}. */
const number = '(?:\\$?\\d[\\d,]*(?:\\.\\d+)?[%KM]?\\+?|\\{\\w+\\})';
/** Longer ones may part at their middle, or a narrow column could not hold them. */
const short = '\\$?\\d{1,3}(?:\\.\\d+)?%?';
const range = `(?<![\\d.,])${short}(?: to |–)${short}(?![.,]?\\d)`;

const wholes = new RegExp(
  [
    // (713) 555-0142 in a sentence: alone it stands in a link, which does not break, and is there to be copied
    '(?<= )(?:\\d-)?(?:\\(\\d{3}\\) |\\d{3}-)\\d{3}-\\d{4}\\b',
    // 1-800-MEDICARE
    '\\b1-800-[A-Z]+\\b',
    // July 24
    `(?<![A-Za-z])(?:${months}|${monthsInShort}) \\d{1,2}\\b`,
    // CA 00 25, SR-22
    '\\b[A-Z]{2} \\d{2} \\d{2}\\b',
    '\\b[A-Z]+-\\d+\\b',
    // a 30-day wait; an address or an id has no spaces and stays as it is
    `(?<= )\\d[\\d,]*-(?:${units})(?![\\w-])`,
    // 1200 Datum Street
    '\\b\\d+ [A-Z][a-z]+ Street\\b',
    `(?<!\\w)(?:${labels}) (?:${range}|\\d[\\d.]*\\w?)`,
    `\\b(?:${lettered}) (?:[A-Z]|[IVX]+)\\b`,
    `(?:${range}|${number}) (?:${units})(?![\\w-])`,
    range,
    // 2 × $27,000 = $54,000: a line may end before a sign, not after it
    `(?:${number} )?[×÷] ${number}(?: (?:${units})(?![\\w-]))?`,
    `[−+=] ${number}`,
  ].join('|'),
  'g',
);

export const noBreakNumbers = (text: string) =>
  text.replace(wholes, (whole) => whole.replaceAll(' ', noBreakSpace).replaceAll(/[-–](?=.)/g, `$&${wordJoiner}`));

/** The same for all words in some data. Markup stays as it is. */
export function noBreakNumbersIn<T>(data: T): T;
export function noBreakNumbersIn(data: unknown): unknown {
  if (typeof data === 'string') return data.startsWith('<') ? data : noBreakNumbers(data);
  if (Array.isArray(data)) return data.map((entry) => noBreakNumbersIn(entry));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, noBreakNumbersIn(value)]));
}
