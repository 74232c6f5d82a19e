/** The search index finds the pages that people need who are in trouble or in a hurry. */
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { type Search, searchIn } from '../../app/lib/search.ts';
import { searchOptions } from '../../app/lib/search-terms.ts';
import { textOf } from './start-server.ts';

const load = async (file: string, language: 'en' | 'es'): Promise<Search> =>
  searchIn(MiniSearch.loadJSON(await textOf(file), searchOptions(language)), language);
const english = await load('/search-index.json', 'en');
const spanish = await load('/es/search-index.json', 'es');

const claims = '/services/commercial-property/claims-advocacy';

test.each<[query: string, path: string]>([
  ['leaking roof', claims],
  ['my roof is leaking', claims],
  ['water damage', claims],
  ['emergency', claims],
  ['car crash', claims],
  ['pay my bill', '/portals/payment-portal'],
  ['pay', '/service#pay'],
  ['id card', '/service#proof'],
  ['proof of insurance', '/service#proof'],
  ['claim number', '/service#happened'],
  ['cancel', '/service#cancel'],
  ['add a car', '/service#change'],
  ['claim denied', '/service#denied'],
  ['mortgage company on the check', '/service#check'],
  ['payment', '/portals/payment-portal'],
  ['appointment', '/portals/booking-scheduler'],
  ['phone number', '/#contact'],
  ['lender', '/#lender'],
  ['certificate', '/tools/certificate-request'],
  ['spanish', '/es'],
  ['español', '/es'],
])('“%s” leads to %s', (query, path) => {
  expect(
    english(query)
      .slice(0, 3)
      .map((hit) => hit.path),
  ).toContain(path);
});

test.each<[query: string, path: string]>([
  ['se metió el agua', `/es${claims}`],
  ['aseguranza de carro', '/es/personal/auto-insurance'],
  ['inundacion', '/es/personal/flood-insurance'],
  ['gotera', `/es${claims}`],
  ['choqué', `/es${claims}`],
  ['se rompió un tubo', `/es${claims}`],
  ['me chocaron', '/es/service#crash'],
  ['no me renovaron', '/es/service#nonrenewal'],
  ['no me renuevan el seguro', '/es/service#nonrenewal'],
  ['no me quieren pagar', '/es/service#denied'],
  ['mi ID card', '/es/service#proof'],
  ['pagar', '/es/portals/payment-portal'],
  ['pagar mi recibo', '/es/service#pay'],
  ['tarjeta de seguro', '/es/service#proof'],
  ['prueba de aseguranza', '/es/service#proof'],
  ['número de reclamaciones', '/es/service#happened'],
  ['cancelar', '/es/service#cancel'],
  ['teléfono', '/es#contact'],
])('“%s” leads to %s', (query, path) => {
  expect(
    spanish(query)
      .slice(0, 3)
      .map((hit) => hit.path),
  ).toContain(path);
});
