/** Site data, and the texts that the mailroom shows to visitors in their language. Texts for staff: staff-words.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, type Language, languages } from '../content-model/content-paths.ts';
import { contentFolder, readContent } from '../content-model/read.ts';

export const site = readContent('site.yaml');
export const formWords = readContent('forms.yaml');

const visitorFiles = ['mailroom-visitor-texts.yaml', 'forms.yaml', 'site.yaml'];

/** What visitors read from the mailroom, in one language. */
export type VisitorWords = ReturnType<typeof readVisitorWords>;

const readVisitorWords = (language: Language) => ({
  language,
  site: readContent('site.yaml', language),
  forms: readContent('forms.yaml', language),
  ...readContent('mailroom-visitor-texts.yaml', language),
});

const english = readVisitorWords('en');
const isTranslated = (language: Language) => visitorFiles.every((file) => existsSync(join(contentFolder, inLanguage(file, language))));
const translated = new Map(languages.filter(isTranslated).map((language) => [language, readVisitorWords(language)]));

/** The words in this language, or in English where they are not translated. */
export const visitorWords = (language: Language): VisitorWords => translated.get(language) ?? english;

const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** The language of a page by its path: /es/… is Spanish. */
export function pageLanguage(path: string): Language {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : 'en';
}

/** The language that a form sends, or else that of its page. */
export const formLanguage = (given: unknown, page: string): Language => (isLanguage(given) ? given : pageLanguage(page));
