/** Builds JSON-LD for search engines. It contains no ratings, because the reviews on the site are samples. */

import type {
  BlogPosting,
  BreadcrumbList,
  DayOfWeek,
  DefinedTermSet,
  FAQPage,
  Graph,
  InsuranceAgency,
  Service,
  WebApplication,
} from 'schema-dts';
import type { Language } from '../../content-model/content-paths';
import { locales } from './seo';

type Line = 'commercial' | 'personal';

/** By state. Without `lines`, the firm offers both there. */
type Licenses = { state: string; lines?: Line[] }[];

interface Company {
  origin: string;
  name: string;
  legalName: string;
  tagline: string;
  phone: { href: string };
  email: string;
  address: { street: string; city: string; state: string; zip: string };
  coordinates: { latitude: number; longitude: number };
  opening: { days: string[]; opens: string; closes: string }[];
  otherOffices?: ({ name: string; opening?: Company['opening'] } & Company['address'])[];
  licenses: Licenses;
  social: { href: string }[];
}

const agencyId = (origin: string) => `${origin}/#agency`;

/** The states where the firm is licensed, or offers this line. It serves no others. */
const areaServed = (licenses: Licenses, line?: Line) =>
  licenses
    .filter(({ lines }) => !line || !lines || lines.includes(line))
    .map(({ state }) => ({ '@type': state === 'United States' ? 'Country' : 'State', name: state }) as const);

const openingHours = (opening: Company['opening']) =>
  opening.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as DayOfWeek),
    opens,
    closes,
  }));

const postalAddress = ({ street, city, state, zip }: Company['address']) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  }) as const;

export function agency(company: Company): InsuranceAgency {
  const { origin, name, legalName, tagline, phone, email, address, coordinates, opening, otherOffices = [], licenses, social } = company;
  const { latitude, longitude } = coordinates;
  return {
    '@type': 'InsuranceAgency',
    '@id': agencyId(origin),
    name,
    legalName,
    slogan: tagline,
    url: `${origin}/`,
    image: `${origin}/icon-512.png`,
    telephone: phone.href.replace('tel:', ''),
    email,
    address: postalAddress(address),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours(opening),
    ...(otherOffices.length && {
      department: otherOffices.map((office) => ({
        '@type': 'InsuranceAgency' as const,
        name: office.name,
        address: postalAddress(office),
        ...(office.opening && { openingHoursSpecification: openingHours(office.opening) }),
      })),
    }),
    areaServed: areaServed(licenses),
    sameAs: social.map(({ href }) => href),
  };
}

export interface PageFacts {
  origin: string;
  path: string;
  meta: { title: string; description: string };
  language: Language;
  licenses: Licenses;
}

export function service({ origin, path, meta, licenses }: PageFacts, name: string, serviceType: string, line?: Line): Service {
  return {
    '@type': 'Service',
    name,
    serviceType,
    description: meta.description,
    url: origin + path,
    provider: { '@type': 'InsuranceAgency', '@id': agencyId(origin) },
    areaServed: areaServed(licenses, line),
  };
}

export function application({ origin, path, meta }: PageFacts, name: string): WebApplication {
  return {
    '@type': 'WebApplication',
    name,
    description: meta.description,
    url: origin + path,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: { '@type': 'InsuranceAgency', '@id': agencyId(origin) },
  };
}

export function questions(items: { question: string; answer: string[] }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

interface PostFacts {
  date: string;
  reviewed: string;
  category: string;
  image: string;
}

export function blogPosting({ origin, path, meta, language }: PageFacts, { date, reviewed, category, image }: PostFacts): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: meta.title,
    description: meta.description,
    datePublished: date,
    dateModified: reviewed > date ? reviewed : date,
    articleSection: category,
    image: origin + image,
    mainEntityOfPage: origin + path,
    inLanguage: locales[language],
    author: { '@type': 'InsuranceAgency', '@id': agencyId(origin) },
    publisher: { '@type': 'InsuranceAgency', '@id': agencyId(origin) },
  };
}

export function definedTerms(
  { origin, path, meta, language }: PageFacts,
  terms: { id: string; term: string; alsoCalled: string[] | undefined; definition: string }[],
): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    '@id': origin + path,
    name: meta.title,
    description: meta.description,
    url: origin + path,
    inLanguage: locales[language],
    publisher: { '@type': 'InsuranceAgency', '@id': agencyId(origin) },
    hasDefinedTerm: terms.map(({ id, term, alsoCalled, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      ...(alsoCalled && { alternateName: alsoCalled }),
      description: definition,
      url: `${origin}${path}#${id}`,
    })),
  };
}

export const breadcrumbs = (origin: string, trail: { name: string; path: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: origin + path })),
});

export type JsonLdNode = Graph['@graph'][number];

/** Escapes `<`, so that no text can close the script element that contains the JSON. */
export function toJson(graph: JsonLdNode[]): string {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
