import type { Language } from '../../content-model/content-paths';

// For loaders only: the first use of Intl in a page takes about 100 ms on a phone.
const formats = (options: Intl.DateTimeFormatOptions) => {
  const format = (locale: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return { en: format('en-US'), es: format('es-US') };
};
const long = formats({ dateStyle: 'long' });
const month = formats({ month: 'long', year: 'numeric' });

/** The suffix of a time: am or pm, in Spanish a. m. or p. m. */
export const dayHalf = (half: 'am' | 'pm', language: Language) => (language === 'es' ? `${half[0]}. m.` : half);

const atMidnight = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** Formats 2026-10-13 as October 13, 2026 or 13 de octubre de 2026, independent of the time zone. */
export const formatDate = (iso: string, language: Language = 'en') => long[language].format(atMidnight(iso));

/** Formats 2026-10-13 as October 2026 or octubre de 2026. */
export const formatMonth = (iso: string, language: Language = 'en') => month[language].format(atMidnight(iso));
