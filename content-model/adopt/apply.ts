/** Writes the answers of npm run adopt into content/, and removes what only the first brokerage can say. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { canonical } from '../canonical-yaml.ts';
import { type Answers, partNames } from './answers.ts';

type Fields = Record<string, unknown>;

/** Invented people and companies, as whole files. */
const emptied = ['people.yaml', 'reviews.yaml', 'partners.yaml', 'insurers.yaml'];

/** Invented clients, companies, figures and quotations, as parts of pages. */
const removed: Record<string, string[]> = {
  'pages/about.yaml': ['trusted', 'family'],
  'pages/careers.yaml': ['employeeQuotes'],
  'pages/home.yaml': ['proofPoints'],
};

/** `folder` is content/. */
export function applyAnswers(answers: Answers, folder: string): void {
  const change = (file: string, make: (value: unknown) => unknown) => {
    const path = join(folder, file);
    if (existsSync(path)) writeFileSync(path, canonical(file, JSON.stringify(make(parse(readFileSync(path, 'utf8'))))));
  };
  const inBoth = (file: string, make: (value: unknown) => unknown) => {
    for (const one of [file, file.replace('.yaml', '.es.yaml')]) change(one, make);
  };
  nameSource(folder);
  for (const file of emptied) inBoth(file, () => []);
  for (const [file, keys] of Object.entries(removed))
    inBoth(file, (value) => Object.fromEntries(Object.entries(value as Fields).filter(([key]) => !keys.includes(key))));
  change('site.yaml', (value) => englishSite(value as Fields, answers));
  change('site.es.yaml', (value) => spanishSite(value as Fields, answers));
}

const sources = {
  'legal/terms-of-service.md': (name: string) =>
    `They are based on the words and pictures of the ${name} website, used under the same license and changed.`,
  'legal/terms-of-service.es.md': (name: string) =>
    `Se basan en los textos e imágenes del sitio de ${name}, usados bajo la misma licencia y cambiados.`,
};

/** What the license asks for, in the paragraph about it. */
function nameSource(folder: string): void {
  const { name } = parse(readFileSync(join(folder, 'site.yaml'), 'utf8')) as { name: string };
  for (const [file, sentence] of Object.entries(sources)) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/^.*creativecommons\.org\/licenses\/by\/4\.0.*$/m, `$& ${sentence(name)}`));
  }
}

const off = (answers: Answers, part: (typeof partNames)[number]) => answers.leaveOut.includes(part);

const shared = ({ name, shortName, legalName }: Answers) => ({ name, shortName, legalName });

function englishSite(site: Fields, answers: Answers): Fields {
  const { licenseNumber, tagline, website, email, phone, address, otherOffices, hours, map } = answers;
  // The applications of the first brokerage: until there are others, visitors reach the contact form.
  const urls = Object.fromEntries(Object.keys(site.urls as Fields).map((key) => [key, `${website}/#contact`]));
  return withOwnOnboarding({
    ...site,
    ...shared(answers),
    licenses: [{ state: 'Texas', number: licenseNumber }],
    territory: 'licensed in Texas',
    tagline,
    origin: website,
    email,
    phone,
    address,
    otherOffices: otherOffices.length ? otherOffices : undefined,
    hours: hours.english,
    opening: hours.opening,
    coordinates: map,
    urls,
    social: [],
    menu: withoutCareers(site, answers),
    updated: new Date().toISOString().slice(0, 10),
    parts: Object.fromEntries(partNames.map((part) => [part, !off(answers, part)])),
    sampleContent: false,
  }) as Fields;
}

function spanishSite(site: Fields, answers: Answers): Fields {
  const { address, otherOffices, hours } = answers;
  return {
    ...site,
    ...shared(answers),
    territory: 'con licencia en Texas',
    address: { street: address.street, city: address.city },
    otherOffices: otherOffices.length ? otherOffices.map(({ name, street, city }) => ({ name, street, city })) : undefined,
    hours: hours.spanish,
    social: [],
    menu: withoutCareers(site, answers),
  };
}

/** One entry of the menu names two pages. */
function withoutCareers({ menu, crumbs }: Fields, answers: Answers) {
  const { about } = crumbs as { about: string };
  return (menu as { label: string }[]).map((entry) =>
    off(answers, 'careers') && /careers|empleos/i.test(entry.label) ? { ...entry, label: about } : entry,
  );
}

/** Links to the application for new clients lead to the page of this site about it. */
function withOwnOnboarding(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnOnboarding);
  if (typeof value !== 'object' || value === null) return value;
  const { isExternal, ...rest } = value as Fields;
  const all = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withOwnOnboarding(one)]));
  if (typeof rest.path === 'string' && rest.path.startsWith('https://onboarding.')) return { ...all, path: '/onboarding' };
  return isExternal === undefined ? all : { ...all, isExternal };
}
