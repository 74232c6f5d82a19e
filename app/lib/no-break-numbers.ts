/**
 * Finds dates, codes, and numbers with their units, which CSS keeps on one line. No-break spaces would do the same, but
 * they would end up in copied text and hinder the browser's text search.
 */
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const spanishMonths = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const weekdays = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** Units that follow a number. Counted things (12 buildings) may wrap. */
const units = [
  'million|billion|thousand|percent|points?|cents?|dollars?',
  'seconds?|minutes?|hours?|business days?|days?|nights?|weeks?|months?|years?|[ap]\\.m\\.|Central',
  'millones|mil|puntos|centavos|dólares|segundos|minutos?|horas?|días? hábil(?:es)?|días?|noches?|semanas?|mes(?:es)?|años?|[ap]\\. m\\.',
  'pulgadas?|pies?|millas?|galones|barriles|libras|toneladas|grados',
  'inch(?:es)?|feet|foot|ft|square|miles?|mph|acres?|gallons?|barrels?|pounds?|tons?|degrees?',
].join('|');

/** Labels that precede a number. */
const labels = [
  '[Cc]apítulos?|[Ss]ecci(?:ón|ones)|[Pp]artes?|[Cc]ódigo postal|[Cc]hapters?|[Ss]ections?|[Pp]arts?|[Tt]itles?|[Aa]rticles?|[Rr]ules?|Code|HB|SB|CFR|TAC|No\\.|§+',
  '[Pp]ages?|[Ll]ines?|[Ii]tems?|[Ss]teps?|[Tt]ables?|[Qq]uestions?|[Ss]uite|TX|[Cc]lass|[Cc]ategory|[Tt]ier|[Ll]ayer',
  '[Dd]ays?|[Ww]eeks?|[Mm]onths?|[Yy]ears?|[Aa]ges?',
].join('|');

/** Labels that precede a letter or a Roman numeral. */
const lettered = 'Phase|Part|Title|Section|Side|Offer|Option|Plan|Broker|Line|Coverage|Schedule|Class|Zone';

/** A number or a placeholder for one: {days}. */
const number = '(?:\\$?\\d[\\d,]*(?:\\.\\d+)?[%KM]?\\+?|\\{\\w+\\})';
/** A number in a range that must not wrap. Ranges of longer numbers may wrap, because they do not fit narrow columns. */
const short = '\\$?\\d{1,3}(?:\\.\\d+)?%?';
const range = `(?<![\\d.,])${short}(?: to | a |–)${short}(?![.,]?\\d)`;

const unbreakable = new RegExp(
  `(${[
    // (713) 555-0142 in a sentence; links to phone numbers never wrap
    '(?<= )(?:\\d-)?(?:\\(\\d{3}\\) |\\d{3}-)\\d{3}-\\d{4}\\b',
    // 1-800-MEDICARE
    '\\b1-800-[A-Z]+\\b',
    // July 24; Fri, August 14
    `(?<![A-Za-z])(?:(?:${weekdays}), )?(?:${months}|${shortMonths}) \\d{1,2}\\b`,
    // 14 de noviembre
    `\\b\\d{1,2} de (?:${spanishMonths})\\b`,
    // CA 00 25, SR-22
    '\\b[A-Z]{2} \\d{2} \\d{2}\\b',
    '\\b[A-Z]+-\\d+\\b',
    // a 30-day wait
    `(?<![\\w/.-])\\d[\\d,]*-(?:${units})(?![\\w-])`,
    // 1200 Datum Street
    '\\b\\d+ [A-Z][a-z]+ Street\\b',
    // 49 CFR 387, 42 U.S.C. 4072
    '\\b\\d+ (?:CFR|TAC|U\\.S\\.C\\.) \\d[\\d.]*\\w?',
    `(?<!\\w)(?:${labels}) (?:${range}|\\d[\\d.]*\\w?)`,
    `\\b(?:${lettered}) (?:[A-Z]|[IVX]+)\\b`,
    `(?:${range}|${number}) (?:${units})(?![\\w-])`,
    range,
    // 2 × $27,000 = $54,000: break before an operator, not after it
    `(?:${number} )?[×÷] ${number}(?: (?:${units})(?![\\w-]))?`,
    `[−+=] ${number}`,
  ].join('|')})`,
);

/** Splits a text into pieces. Pieces with an odd index must not break across lines. */
export const splitNumbers = (text: string): string[] => text.split(unbreakable);

/** Matches a comment, an element whose content stays unchanged, a tag, or text. */
const tokens =
  /<!--.*?-->|<span class="nowrap">.*?<\/span>|<(head|script|style|text|title|desc|textarea|option)\b.*?<\/\1>|<(?:"[^"]*"|[^">])+>|[^<]+/gs;

/**
 * Replaces the texts in the HTML of a page. Skips what islands render, because changed markup would fail to hydrate, but
 * not the slots of islands, which React does not hydrate.
 */
export function replaceTexts(html: string, replace: (text: string) => string): string {
  const open: string[] = [];
  return html.replace(tokens, (token) => {
    if (!token.startsWith('<')) return open.at(-1) === 'site-island' ? token : replace(token);
    const [, closing, name = ''] = /^<(\/?)(site-island|island-slot)\b/.exec(token) ?? [];
    if (closing) open.pop();
    else if (name) open.push(name);
    return token;
  });
}

/** Wraps the numbers in the HTML of a page. Numbers inside islands are wrapped by <IslandText>. */
export const wrapNumbers = (html: string) => replaceTexts(html, wrapped);

const wrapped = (text: string) =>
  splitNumbers(text)
    .map((piece, i) => (i % 2 ? `<span class="nowrap">${piece}</span>` : piece))
    .join('');
