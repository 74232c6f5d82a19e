/** Site data, and the texts that the mailroom shows to visitors in their language. Texts for staff: staff-words.ts. */
import { type Language, languages } from '../content-model/content-paths.ts';
import { readContent } from '../content-model/read.ts';

export const site = readContent('site.yaml');
export const formWords = readContent('forms.yaml');

/** The languages of the website: without Spanish where content/site.yaml switches it off. */
export const siteLanguages = languages.filter((language) => language === 'en' || site.parts.spanish);

/** What visitors read from the mailroom, in one language. */
export type VisitorWords = ReturnType<typeof readVisitorWords>;

const readVisitorWords = (language: Language) => ({
  language,
  site: readContent('site.yaml', language),
  forms: readContent('forms.yaml', language),
  ...readContent('mailroom-visitor-texts.yaml', language),
});

const english = readVisitorWords('en');
const words = new Map(siteLanguages.map((language) => [language, readVisitorWords(language)]));

/** The words in this language, or in English where the website has no other. */
export const visitorWords = (language: Language): VisitorWords => words.get(language) ?? english;

const isLanguage = (text: unknown): text is Language => siteLanguages.some((language) => language === text);

/** The language that a form sends, or else that of its page: /es/… is Spanish. */
export const formLanguage = (given: unknown, page: string): Language => [given, page.split('/')[1]].find(isLanguage) ?? 'en';
