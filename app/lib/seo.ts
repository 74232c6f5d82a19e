import type { Language } from '../../content-model/content-paths';
import { englishPath, spanishPath } from './localized-path';

/** Meta tags of a page. The short name of the company is added to titles that do not contain it. */
interface PageMeta {
  title: string;
  description: string;
}

interface Options {
  meta: PageMeta;
  siteName: string;
  shortName: string;
  origin: string;
  path: string;
  /** Name of the social card. */
  card: string;
  type?: 'website' | 'article';
  language: Language;
  /** Whether the site has a Spanish edition. */
  hasSpanish: boolean;
}

export const locales = { en: 'en-US', es: 'es-US' };

/** The path of a social card in public/images/social. */
export const socialCard = (card: string, language: Language) => `/images/social/${language === 'es' ? 'es/' : ''}${card}.jpg`;

/** URLs of a page in both languages. `path` may be the English or the Spanish path. */
export function alternates(origin: string, path: string) {
  const english = englishPath(path);
  return [
    { hrefLang: 'en', href: origin + english },
    { hrefLang: 'es', href: origin + spanishPath(english) },
    { hrefLang: 'x-default', href: origin + english },
  ];
}

export function pageTags({ meta, siteName, shortName, origin, path, card, type = 'website', language, hasSpanish }: Options) {
  const title = meta.title.includes(shortName) ? meta.title : `${meta.title} | ${shortName}`;
  const url = origin + path;
  return [
    { title },
    { name: 'description', content: meta.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(hasSpanish ? alternates(origin, path).map((link) => ({ tagName: 'link', rel: 'alternate', ...link })) : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:locale', content: locales[language].replace('-', '_') },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + socialCard(card, language) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
