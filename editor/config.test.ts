import type { EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { languageOf } from '../content-model/content-paths.ts';
import { readSources } from '../content-model/load-all.ts';
import { editorSettings } from './settings.ts';

const { config } = editorSettings({
  backend: { name: 'github', repo: 'office/website' },
  site: 'https://www.benchmark.example',
  isLocal: true,
});
const collections = config.collections as (EntryCollection | FileCollection)[];
/** The CMS settings of a collection (industries), or of one file in a collection of files (contact/site). */
const collection = (path: string) => {
  const [name, fileName] = path.split('/');
  const found = collections.find((one) => one.name === name)!;
  return (fileName ? (found as FileCollection).files.find((one) => one.name === fileName)! : found) as EntryCollection;
};

/** All English files; the editor shows translations in the same entry. */
const originals = Object.keys(readSources())
  .filter((path) => languageOf(path) === 'en')
  .toSorted();

type AnyField = Field & Record<string, unknown> & { fields?: AnyField[]; field?: AnyField };
/** Finds a field by a path such as meta.title. List entries have no name in the path. */
const field = (path: string, inCollection = 'industries'): AnyField =>
  path.split('.').reduce(
    (inside, name) => {
      const found = (inside.fields ?? inside.field?.fields)?.find((one) => one.name === name);
      if (!found) throw new Error(`no field ${name} of ${path}`);
      return found;
    },
    collection(inCollection) as unknown as AnyField,
  );

test('the editor shows every content file once, except pictures.yaml and editor.yaml', () => {
  const files = collections.flatMap((one) =>
    'files' in one
      ? one.files.map((each) => each.file.replace('content/', '').replace('.{{locale}}', ''))
      : originals.filter((path) => `content/${path}`.startsWith(`${one.folder}/`)),
  );
  expect(files.toSorted()).toEqual(originals.filter((path) => !['pictures.yaml', 'editor.yaml'].includes(path)));
});

test('every field has a name that the CMS accepts', () => {
  const named = JSON.stringify(collections, (_, value) => (typeof value === 'function' ? undefined : value)).matchAll(/"name":"([^"]*)"/g);
  expect([...named].map(([, name]) => name).filter((name) => !/^[\w-]+$/.test(name!))).toEqual([]);
});

test('labels, hints and character counters come from the schema', () => {
  expect(field('meta')).toMatchObject({ widget: 'object', label: 'Search engines' });
  expect(field('meta.title')).toMatchObject({
    widget: 'string',
    hint: 'Title in the browser tab and in search results. Unique. Without the company name. 15 to 65 characters',
  });
  expect(field('hero.description')).toMatchObject({ widget: 'text', hint: expect.stringContaining('to 360 characters') });
  expect(field('example', 'glossary').hint).toContain('May be left empty');
});

test('length limits and required fields are left to the check before saving', () => {
  expect(field('meta.title').required).toBe(false);
  expect(field('meta.title')).not.toHaveProperty('maxlength');
  expect(field('terms')).not.toHaveProperty('min');
});

test('a pattern has the error message of its schema', () => {
  expect(field('address.zip', 'contact/site')).toMatchObject({ pattern: ['/^\\d{5}$/', 'five digits'] });
});

test('angle brackets in a hint are escaped', () => {
  expect(field('number', 'blog').hint).toContain('&lt;number>');
});

test('posts, terms and pictures are chosen from a list, not typed', () => {
  expect(field('posts')).toMatchObject({ widget: 'relation', collection: 'blog', multiple: true });
  expect(field('terms')).toMatchObject({ widget: 'relation', collection: 'glossary', max: 6 });
  expect(field('picture.scene')).toMatchObject({ widget: 'picture', pictures: 'scenes' });
  expect(field('people.id', 'people/people')).toMatchObject({ widget: 'picture', pictures: 'portraits' });
});

test('a list of a fixed length has no buttons to add or remove entries', () => {
  expect(field('approach.steps')).toMatchObject({ max: 3, allow_add: false, allow_remove: false });
});

test('fields that need a developer are hidden', () => {
  for (const name of ['origin', 'menu.path', 'offline', 'sampleContent', 'header.menu'])
    expect(field(name, 'contact/site').widget, name).toBe('hidden');
});

test('each outcome of a calculator has its own field', () => {
  const outcomes = field('outcomes', 'tools/tools-coinsurance');
  expect(outcomes).toMatchObject({ widget: 'object', fields: expect.arrayContaining([expect.objectContaining({ widget: 'text' })]) });
  expect(outcomes.fields?.length).toBeGreaterThan(1);
});

test('translations are stored in files beside the English ones', () => {
  expect(config.i18n).toMatchObject({ structure: 'multiple_files', default_locale: 'en', omit_default_locale_from_file_path: true });
  expect(field('lossSlider.stops.text', 'personal').i18n).toBe(true);
  expect(field('facts.id', 'facts').i18n).toBe('duplicate');
  for (const name of ['reviewed', 'picture.scene', 'lossSlider.stops.share', 'layout.hero', 'order'])
    expect(field(name, 'personal').i18n, name).toBe(false);
});

test('English and Spanish stand side by side in every folder', () => {
  for (const one of collections) if ('folder' in one) expect(one.i18n, one.name).toBe(true);
});

test('an entry links to its page', () => {
  expect(config.site_url).toBe('https://www.benchmark.example');
  expect(collection('industries').preview_path).toBe('/industry/{{slug}}-insurance');
  expect(collection('services/services-loss-control').preview_path).toBe('/services/commercial-property/loss-control');
});
