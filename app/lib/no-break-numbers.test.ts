import { expect, test } from 'vitest';
import { splitNumbers, wrapNumbers } from './no-break-numbers';

/** Shows each no-break space as _ and adds ~ after each no-break hyphen or dash. */
const shown = (text: string) =>
  splitNumbers(text)
    .map((piece, i) => (i % 2 ? piece.replaceAll(' ', '_').replaceAll(/[-–]/g, '$&~') : piece))
    .join('');

test.each([
  ['a limit of $3 million', 'a limit of $3_million'],
  ['$1.5 million, 2 percent and 15 business days', '$1.5_million, 2_percent and 15_business_days'],
  ['24 hours, 5 p.m., 39 miles an hour', '24_hours, 5_p.m., 39_miles an hour'],
  ['on July 24, 2026, or Jan 3', 'on July_24, 2026, or Jan_3'],
  ['by __July 24, 2026__ at 1200 Datum Street', 'by __July_24, 2026__ at 1200_Datum_Street'],
  ['Monday to Friday, 8 to 6 Central.', 'Monday to Friday, 8_to_6_Central.'],
  ['often 110 to 125, of the value', 'often 110_to_125, of the value'],
  ['30 to 60 days, 2% to 5%, 1.5 to 2 years', '30_to_60_days, 2%_to_5%, 1.5_to_2_years'],
  ['Days 1–20 and hours 10–14', 'Days_1–~20 and hours 10–~14'],
  ['(CA 00 25), an SR-22 and a WPI-8', '(CA_00_25), an SR-~22 and a WPI-~8'],
  ['Phase I, then a Phase II; Part A: Offer B', 'Phase_I, then a Phase_II; Part_A: Offer_B'],
  ['Insurance Code 2210.573, Chapter 542A, chapters 301 to 303', 'Insurance Code_2210.573, Chapter_542A, chapters_301_to_303'],
  ['49 CFR 387 and 42 U.S.C. 4072', '49_CFR_387 and 42_U.S.C._4072'],
  ['HB 19 of 2021, Suite 400, Houston, TX 77002', 'HB_19 of 2021, Suite_400, Houston, TX_77002'],
  ['call (713) 555-0142 or 800-252-3439', 'call (713)_555-~0142 or 800-~252-~3439'],
  ['Tail, 2 × $27,000 = $54,000 − $5,000', 'Tail, 2_×_$27,000 =_$54,000 −_$5,000'],
  ['6 people × 16 hours × $38', '6 people ×_16_hours ×_$38'],
  ['a 90-day plan, with a 30-day wait', 'a 90-~day plan, with a 30-~day wait'],
  ['90-day plan', '90-~day plan'],
  ['by Fri, August 14', 'by Fri,_August_14'],
  ['el 14 de noviembre de 2026, 15 días hábiles y $4.2 millones', 'el 14_de_noviembre de 2026, 15_días_hábiles y $4.2_millones'],
  ['de 30 a 60 días, capítulo 542A', 'de 30_a_60_días, capítulo_542A'],
  ['1-800-MEDICARE', '1-~800-~MEDICARE'],
])('numbers do not break in: %s', (text, whole) => {
  expect(shown(text)).toBe(whole);
});

test('treats a placeholder as a number', () => expect(shown('{wait} days after {bought}')).toBe('{wait}_days after {bought}'));

const sentences = ['12 buildings, 50+ A-rated carriers, a 24-unit building', 'from $25,000 to $1,000,000', 'A Days Inn may 30'];
const addresses = ['/blog/first-24-hours-after-a-property-loss', 'tel:+17135550142', 'https://example.com/?from=2026-07-06&days=15'];
test.each(['(713) 555-0142', '800-252-3439', '2026-07-24', '680-719', ...sentences, ...addresses])(
  'keeps nothing together in: %s',
  (text) => {
    expect(splitNumbers(text)).toEqual([text]);
  },
);

test('wraps numbers in the text of a page, not in attributes, the head, SVG text, options or wrapped numbers', () => {
  expect(wrapNumbers('<p title="30 days">Wait 30 days, or <b>2 to 5</b></p>')).toBe(
    '<p title="30 days">Wait <span class="nowrap">30 days</span>, or <b><span class="nowrap">2 to 5</span></b></p>',
  );
  for (const html of [
    '<head><title>30 days</title></head>',
    '<script>wait < 30 days</script>',
    '<svg><text><tspan>30 days</tspan></text></svg>',
    '<option>30 days</option>',
    '<span class="nowrap">30 <b>days</b></span>',
    '<!-- 30 days -->',
    '<a aria-label="> 30 days"></a>',
  ])
    expect(wrapNumbers(html)).toBe(html);
});

test('does not wrap what an island renders, except in its slots', () => {
  const page = (days: string) =>
    `<site-island>30 days<island-slot>${days}<site-island>30 days</site-island>${days}</island-slot>30 days</site-island>${days}`;
  expect(wrapNumbers(page('30 days'))).toBe(page('<span class="nowrap">30 days</span>'));
});
