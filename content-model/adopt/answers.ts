/** The questions of npm run adopt, and what their answers mean. */
import { existsSync } from 'node:fs';
import { z } from 'zod';

/** The apostrophe of the keyboard becomes the one of print, which is that of all texts. */
const line = z
  .string()
  .trim()
  .overwrite((text) => text.replaceAll("'", '’'));
const few = (text: string) => text.split(/[;,]/).map((one) => one.trim());

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const spanishDays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** 410 Shoreline Road, Corpus Christi, 78401 */
function addressOf(text: string) {
  const [, street = '', city = '', zip = ''] = text.match(/^(.+), ?([^,]+), ?(?:TX )?(\d{5})$/) ?? [];
  return { street, city, state: 'TX', zip };
}
const address = line.regex(/^.+, ?[^,]+, ?(?:TX )?\d{5}$/, 'write it as 410 Shoreline Road, Corpus Christi, 78401').transform(addressOf);

const offices = line
  .regex(
    /^(?:[^,;]+, ?[^;]+, ?[^,;]+, ?\d{5}(?:; ?|$))*$/,
    'write each as Rockport, 12 Pelican Lane, Rockport, 78382, with a semicolon between two',
  )
  .transform((text) =>
    text.split(/; ?/).flatMap((one) => {
      const [, name, rest] = one.match(/^([^,]+), ?(.+)$/) ?? [];
      return name && rest ? [{ name, ...addressOf(rest) }] : [];
    }),
  );

const hoursPattern = new RegExp(String.raw`^(${days.join('|')}) to (${days.join('|')}), (\d{1,2}):(\d\d) to (\d{1,2}):(\d\d)$`);

/** The opening hours as words in both languages, and as data. */
function hoursOf(text: string) {
  const [, first = '', last = '', h1 = '', m1 = '', h2 = '', m2 = ''] = text.match(hoursPattern) ?? [];
  const [from, to] = [first, last].map((day) => (days as readonly string[]).indexOf(day));
  const spoken = (hour: string, minute: string) => `${((Number(hour) + 11) % 12) + 1}${minute === '00' ? '' : `:${minute}`}`;
  const spanish = (hour: string, minute: string) => `${spoken(hour, minute)} ${Number(hour) < 12 ? 'a. m.' : 'p. m.'}`;
  const clock = (hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`;
  return {
    english: `${first} to ${last}, ${spoken(h1, m1)} to ${spoken(h2, m2)} Central`,
    spanish: `de ${spanishDays[from ?? 0]} a ${spanishDays[to ?? 0]}, de ${spanish(h1, m1)} a ${spanish(h2, m2)}, hora del Centro`,
    opening: [{ days: days.slice(from, (to ?? 0) + 1), opens: clock(h1, m1), closes: clock(h2, m2) }],
  };
}

const drawing = z
  .string()
  .trim()
  .refine((file) => !file || existsSync(file), 'there is no such file');

export const partNames = ['careers', 'blog', 'workbench', 'network', 'spanish'] as const;

export const answers = z.strictObject({
  name: line.min(3).describe('Name of the brokerage, for example Gulf Ridge Insurance'),
  shortName: line.min(2).describe('Its short form, which is the start of the name, for example Gulf Ridge'),
  legalName: line.min(5).describe('Name on the license, for example Gulf Ridge Insurance Agency, LLC'),
  licenseNumber: line.regex(/^\d+$/, 'digits only').describe('Number of the Texas license'),
  tagline: line.min(8).describe('The line under the name'),
  website: z
    .url({ protocol: /^https$/, error: 'write it with https://' })
    .transform((url) => url.replace(/\/$/, ''))
    .describe('Address of the website, with https://'),
  email: z.email('an email address').describe('Email address'),
  phone: line
    .transform((text) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    .refine((digits) => digits.length === 10, 'ten digits')
    .transform((digits) => ({
      display: digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'),
      href: `tel:+1${digits}`,
    }))
    .describe('Telephone'),
  address: address.describe('Address: street, city, ZIP code'),
  otherOffices: offices.describe('Other offices: name, street, city, ZIP code; a semicolon between two; empty for none'),
  hours: line
    .regex(hoursPattern, 'write them as Monday to Friday, 8:00 to 17:00')
    .transform(hoursOf)
    .describe('When the phone is answered, for example Monday to Friday, 8:00 to 17:00'),
  map: line
    .regex(/^-?\d+(?:\.\d+)?, ?-?\d+(?:\.\d+)?$/, 'write it as 27.8006, -97.3964')
    .transform((text) => few(text).map(Number))
    .transform(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))
    .describe('Where the office is on the map: latitude, longitude'),
  leaveOut: line
    .transform((text) => (text ? few(text) : []))
    .pipe(z.array(z.enum(partNames, `some of ${partNames.join(', ')}, with commas between them`)))
    .describe(`Parts of the site to leave out, of ${partNames.join(', ')}; empty for none`),
  colors: line
    .regex(/^(?:#[\da-f]{6}, ?#[\da-f]{6})?$/i, 'write them as #3b1f6b, #b5651d')
    .transform((text) => few(text.toLowerCase()))
    .transform(([main, accent]) => (main && accent ? { main, accent } : undefined))
    .describe('Two colors of the brand: the main one and an accent; empty keeps the present ones'),
  logo: drawing.describe('File of the logo, an SVG; empty sets the name in letters'),
  smallLogo: drawing.describe('File of its small form for icons, an SVG; empty sets the initial'),
});
export type Answers = z.infer<typeof answers>;
export type Question = keyof Answers;

/** The value of one answer, or what is wrong with it. */
export function read(question: Question, answer: string): { value: unknown } | { problem: string } {
  const { success, data, error } = answers.shape[question].safeParse(answer);
  return success ? { value: data } : { problem: error.issues.map(({ message }) => message).join('; ') };
}

/** The answers of a file, with empty ones for the questions that it leaves out. */
export function readAnswers(given: Record<string, unknown>): Answers {
  const all = { otherOffices: '', leaveOut: '', colors: '', logo: '', smallLogo: '', ...given };
  const result = answers.safeParse(Object.fromEntries(Object.entries(all).map(([key, value]) => [key, String(value ?? '')])));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('\n'));
}
