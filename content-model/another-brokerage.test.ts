/** The content with another brokerage in content/site.yaml: two offices, a longer name, another city, licensed in Texas alone. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from './check/check-content.ts';
import { type ContentFile, labeledTexts, loadFile } from './check/content-file.ts';
import { languageOf, originalOf } from './content-paths.ts';
import { loadContent, readSources } from './load-all.ts';
import { readContent, readFacts } from './read.ts';
import { textsToRewrite } from './texts-to-rewrite.ts';
import { withEnglishFields } from './translated-fields.ts';

const donor = readContent('site.yaml');
const shared = { name: 'Gulf Ridge Insurance', shortName: 'Gulf Ridge', legalName: 'Gulf Ridge Insurance Agency, LLC' };
const address = { street: '410 Shoreline Road', city: 'Corpus Christi', state: 'TX', zip: '78401' };
const brand: Record<string, object> = {
  'site.yaml': {
    ...shared,
    address,
    otherOffices: [{ ...address, name: 'Rockport', street: '12 Pelican Lane', city: 'Rockport' }],
    tagline: 'Insurance on the coast.',
    origin: 'https://www.gulfridge.example',
    email: 'info@gulfridge.example',
    phone: { display: '(361) 555-0187', href: 'tel:+13615550187' },
    hours: 'Monday to Saturday, 9 to 5 Central',
    licensedIn: ['Texas'],
    territory: 'licensed in Texas',
    urls: Object.fromEntries(Object.keys(donor.urls).map((key) => [key, `https://${key}.gulfridge.example/`])),
    social: donor.social.map((one) => ({ ...one, href: `https://${one.id}.gulfridge.example/` })),
  },
  'site.es.yaml': {
    ...shared,
    address: { street: address.street, city: address.city },
    otherOffices: [{ name: 'Rockport', street: '12 Pelican Lane', city: 'Rockport' }],
    tagline: 'Seguros en la costa.',
    hours: 'de lunes a sábado, de 9 a. m. a 5 p. m., hora del Centro',
    territory: 'con licencia en Texas',
  },
};
const onboarding = donor.urls.onboarding;
const sources = Object.fromEntries(
  Object.entries(readSources()).map(([file, source]) => {
    if (!brand[file]) return [file, source];
    const renamed = JSON.stringify({ ...(parse(source) as object), ...brand[file] });
    return [file, renamed.replaceAll(onboarding, 'https://onboarding.gulfridge.example/')];
  }),
);

const english = parse(sources['site.yaml']!);
const sites = { en: english, es: withEnglishFields('site.es.yaml', english, parse(sources['site.es.yaml']!)) as typeof english };
const content: ContentFile[] = Object.entries(sources).map(([file, source]) =>
  loadFile(
    file,
    source,
    () => sites[languageOf(file)],
    () => readFacts(languageOf(file)),
    languageOf(file) === 'en' ? undefined : sources[originalOf(file)],
  ),
);

test('the content of another brokerage is fine, in both languages', () => {
  expect(checkContent(content)).toEqual([]);
}, 120_000);

test('nothing of the first brokerage is left but for the texts that are listed for rewriting', () => {
  const listed = textsToRewrite(loadContent());
  const isListed = (file: string, label: string) => listed.some((one) => one.file === file && (!one.label || one.label === label));
  const { street, city } = donor.address;
  const traces = [donor.name, city, donor.phone.display, donor.phone.href, street, 'benchmark.example', donor.hours, donor.territory];
  const left = content.flatMap((one) =>
    labeledTexts(one).flatMap(({ label, text }) => {
      const trace = traces.find((words) => text.includes(words));
      return trace && !isListed(one.file, label()) ? [`${one.file}: ${label()}: ${trace}`] : [];
    }),
  );
  expect(left).toEqual([]);
}, 120_000);
