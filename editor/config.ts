/** Generates the configuration of Sveltia CMS from the content schemas. content/editor.yaml lists the files that it shows. */
import type { CmsConfig, CollectionFile, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { z } from 'zod';
import { industryPath, legalPath, personalPath, servicePath, toolPath } from '../app/lib/page-paths.ts';
import { languages, type Pattern, patternOf, schemas } from '../content-model/content-paths.ts';
import { describeField } from '../content-model/field-labels.ts';
import type { EditorContent } from '../content-model/schemas/editor.ts';
import { isTranslated } from '../content-model/translated-fields.ts';

/**
 * Fields that the editor hides and leaves unchanged: URLs, switches and names that code relies on. Objects cannot be hidden,
 * because Sveltia CMS would sort their keys.
 */
const hidden: Partial<Record<Pattern, string[]>> = {
  'site.yaml': [
    'origin',
    'offline',
    'sampleContent',
    'social.*.id',
    'header.person.path',
    'menu.*.path',
    'menu.*.listsIndustries',
    'menu.*.isExternal',
    'menu.*.subItems.*.path',
    'menu.*.also.path',
    'footer.legal.*.path',
    'footer.sections.*.all.path',
    'footer.sections.*.lists',
    'footer.sections.*.links.*.path',
    'footer.sections.*.links.*.isExternal',
  ],
  'industries/*.yaml': ['order'],
  'personal/*.yaml': ['order'],
  'services/*.yaml': ['order'],
  'partners.yaml': ['*.id', '*.logo'],
  'llms.yaml': ['sections.*.path'],
  'tools/*.yaml': [
    'order',
    'fields.*.name',
    'fields.*.showWhen.field',
    'fields.*.showWhen.value',
    'fields.*.options.*.value',
    'suggestions.*.set.*.field',
    'parts.*.part',
  ],
  'embedded-calculators.yaml': ['*.page', '*.calculators.*.tool', '*.calculators.*.start.*.field', '*.calculators.*.points.*.set.*.field'],
};

/** Fields with a list of file names. The editor offers the files by their title. */
const relations: Record<string, { collection: string; display: string }> = {
  posts: { collection: 'blog', display: 'title' },
  related: { collection: 'blog', display: 'title' },
  best: { collection: 'blog', display: 'title' },
  terms: { collection: 'glossary', display: 'term' },
  relatedTerms: { collection: 'glossary', display: 'term' },
  relatedLines: { collection: 'personal', display: 'name' },
  lines: { collection: 'personal', display: 'name' },
  industries: { collection: 'industries', display: 'name' },
};

interface Place {
  pattern: Pattern;
  /** Names from the top of the file to the field; * for the entries of a list. */
  path: string[];
  words: EditorContent;
  /** The current value, if the configuration is for a single file. */
  value: unknown;
}

const inside = (place: Place, name: string): Place => ({
  ...place,
  path: [...place.path, name],
  value: name === '*' ? undefined : (place.value as Record<string, unknown> | undefined)?.[name],
});

const unwrap = (schema: z.core.$ZodType): z.core.$ZodType => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema);

/** A field of the editor, loosely typed: the types of Sveltia CMS cannot express properties that are computed from schemas. */
type Widget = { widget: string } & Record<string, unknown>;
const notShown: Widget = { widget: 'hidden' };

/** The sources of a page are those of its facts. */
const isComputed = (name: string, { pattern }: Place) => name === 'sources' && pattern !== 'facts/*.yaml';

function fieldOf(name: string, schema: z.core.$ZodType, place: Place): Field {
  const optional = schema instanceof z.ZodOptional;
  const isHidden = isComputed(name, place) || hidden[place.pattern]?.includes(place.path.join('.'));
  const widget = isHidden ? notShown : widgetOf(name, unwrap(schema), place, optional);
  const { label } = describeField(name, schema);
  // Only objects are required, because Sveltia CMS lets people remove optional ones. If other fields were required, it would reject
  // empty ones with its own message, before our check can say what to write.
  const required = widget.widget === 'object' && !optional;
  const shared = widget.widget === 'hidden' ? { name } : { name, label, hint: hintOf(name, schema, place), required };
  return { i18n: languagesOf(name, schema, place), ...shared, ...widget } as Field;
}

/** The hint of a field: what to write, how much, and whether it is optional. */
function hintOf(name: string, schema: z.core.$ZodType, { words }: Place): string {
  const inner = unwrap(schema);
  const between = (template: string, min: number | null | undefined, max: number | null | undefined) =>
    max && (min ?? 0) < max ? template.replace('{min}', String(min ?? 0)).replace('{max}', String(max)) : '';
  const { min, max } = inner instanceof z.ZodArray ? countOf(inner) : {};
  return (
    [
      describeField(name, schema).description,
      inner instanceof z.ZodString ? between(words.hints.length, inner.minLength, inner.maxLength) : between(words.hints.count, min, max),
      schema instanceof z.ZodOptional && words.hints.optional,
    ]
      .filter(Boolean)
      .join('. ')
      // Sveltia CMS renders hints as Markdown.
      .replaceAll('<', '&lt;')
  );
}

/** Whether a field is in both files of an entry: with a value for each language, with the English one (ids), or in the English file alone. */
function languagesOf(name: string, schema: z.core.$ZodType, { pattern, path }: Place) {
  if (name === 'id') return 'duplicate';
  const keys = path.map((key) => (key === '*' ? 0 : key));
  return isTranslated(keys, schema, pattern);
}

function widgetOf(name: string, schema: z.core.$ZodType, place: Place, optional: boolean): Widget {
  const { yes, no, choosePicture, initials } = place.words;
  if (isPortrait(name, place))
    return { widget: 'picture', pictures: 'portraits', choose: choosePicture, initials, kind: idKinds[place.pattern] };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textField(schema);
  if (schema instanceof z.ZodNumber) return numberField(schema);
  if (schema instanceof z.ZodEnum)
    return name === 'scene' && schema.options.length > 10
      ? { widget: 'picture', pictures: 'scenes', choose: choosePicture }
      : select(schema.options);
  // Not a checkbox for an optional boolean: Sveltia CMS would save an untouched one as false.
  if (schema instanceof z.ZodBoolean)
    return optional
      ? select([
          { label: yes, value: true },
          { label: no, value: false },
        ])
      : { widget: 'boolean' };
  if (schema instanceof z.ZodLiteral)
    return schema.value === true ? select([{ label: yes, value: true }]) : { ...notShown, default: schema.value };
  if (schema instanceof z.ZodObject)
    return { widget: 'object', collapsed: place.path.length > 1 ? 'auto' : false, fields: fieldsOf(schema, place) };
  if (schema instanceof z.ZodArray) return list(name, unwrap(schema.element), place, countOf(schema));
  if (schema instanceof z.ZodTuple) return list(name, unwrap(schema.def.items[0]!), place, fixedLength(schema.def.items.length));
  if (schema instanceof z.ZodRecord) return record(schema, place);
  if (schema instanceof z.ZodDiscriminatedUnion) return { widget: 'object', ...types(schema, place) };
  return notShown;
}

/** How the ids of people begin, by file. */
const idKinds: Partial<Record<Pattern, string>> = { 'people.yaml': 'exec', 'reviews.yaml': 'customer' };
const isPortrait = (name: string, { pattern }: Place) => name === 'id' && pattern in idKinds;
const select = (options: unknown[]): Widget => ({ widget: 'select', options });
const fixedLength = (length: number) => ({ min: length, max: length, allow_add: false, allow_remove: false, allow_duplicate: false });

function textField(schema: z.ZodString | z.ZodStringFormat): Widget {
  const { maxLength, format } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  // `minlength` shows a character counter. The limits are checked before saving, because a translation may be longer.
  return { widget: (maxLength ?? 0) > 120 ? 'text' : 'string', ...(maxLength && { minlength: 0 }), ...patternOfText(schema) };
}

/**
 * The regular expression of a text and its error message, from the validation error for a line break, which no pattern allows.
 * Patterns without ^ are left out: some of them require an English phrase, which a translation does not have.
 */
function patternOfText(schema: z.ZodString | z.ZodStringFormat) {
  for (const issue of schema.safeParse('\n').error?.issues ?? [])
    if (issue.code === 'invalid_format' && issue.format === 'regex' && issue.pattern?.startsWith('/^'))
      return { pattern: [issue.pattern, issue.message] };
  return {};
}

const numberField = (schema: z.ZodNumber): Widget => ({ widget: 'number', value_type: schema.format?.includes('int') ? 'int' : 'float' });

/** How many entries a list may have. */
interface Count {
  min?: number;
  max?: number;
}

function countOf(schema: z.ZodArray): Count {
  const count: Count = {};
  for (const check of schema.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) count.min = check._zod.def.minimum;
    if (check instanceof z.core.$ZodCheckMaxLength) count.max = check._zod.def.maximum;
    if (check instanceof z.core.$ZodCheckLengthEquals) return fixedLength(check._zod.def.length);
  }
  return count;
}

function list(name: string, entry: z.core.$ZodType, place: Place, count: Count): Widget {
  const at = inside(place, '*');
  const relation = relations[name];
  // The editor enforces the maximum. The minimum is left to our check before saving, whose message says what to write.
  const { min: _checked, ...limits } = count;
  if (relation && entry instanceof z.ZodString)
    return {
      widget: 'relation',
      collection: relation.collection,
      value_field: '{{slug}}',
      display_fields: [relation.display],
      multiple: true,
      ...(count.max && { max: count.max }),
    };
  if (entry instanceof z.ZodEnum) return { ...select(entry.options), multiple: true, ...(count.max && { max: count.max }) };
  if (entry instanceof z.ZodDiscriminatedUnion) return { widget: 'list', collapsed: 'auto', ...limits, ...types(entry, at) };
  if (entry instanceof z.ZodObject) return { widget: 'list', collapsed: 'auto', ...limits, ...summary(entry), fields: fieldsOf(entry, at) };
  return { widget: 'list', ...limits, field: { ...fieldOf('item', entry, at), label: place.words.item } };
}

/** A record gets one field for each of its current keys. Keys cannot be added, because code looks them up by name. */
function record(schema: z.ZodRecord, place: Place): Widget {
  const names = Object.keys((place.value as object | undefined) ?? {});
  if (!names.length) return notShown;
  return { widget: 'object', fields: names.map((name) => fieldOf(name, schema.valueType, inside(place, name))) };
}

function types(schema: z.ZodDiscriminatedUnion, place: Place) {
  const key = schema.def.discriminator;
  return {
    typeKey: key,
    types: schema.options.flatMap((option) => {
      const { [key]: kind, ...others } = (option as z.ZodObject).shape as Record<string, z.core.$ZodType>;
      const names = kind instanceof z.ZodLiteral ? [kind.value] : kind instanceof z.ZodEnum ? kind.options : [];
      const object = z.object(others as z.ZodRawShape);
      return names.map((name) => ({
        name: String(name),
        label: describeField(String(name)).label,
        ...summary(object),
        fields: fieldsOf(object, place),
      }));
    }),
  };
}

/** A collapsed list entry shows its first text. */
function summary(schema: z.ZodObject) {
  const texts = Object.entries(schema.shape).filter(([name, field]) => name !== 'id' && unwrap(field) instanceof z.ZodString);
  return texts[0] ? { summary: `{{fields.${texts[0][0]}}}` } : {};
}

const fieldsOf = (schema: z.ZodObject, place: Place): Field[] =>
  Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([name, field]) => fieldOf(name, field, inside(place, name)));

function fieldsOfFile(file: string, words: EditorContent, value?: unknown): Field[] {
  const pattern = patternOf(file);
  if (!pattern) throw new Error(`content/editor.yaml names ${file}, which follows no schema`);
  const schema: z.core.$ZodType = schemas[pattern];
  const place: Place = { pattern, path: [], words, value };
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  // If the whole file is a list, the form has one field, and `root` keeps its name out of the file.
  if (schema instanceof z.ZodArray) return [{ ...fieldOf(name, schema, place), root: true } as Field];
  const body = {
    name: 'body',
    label: words.body.label,
    hint: words.body.hint,
    widget: 'richtext',
    modes: ['raw'],
    editor_components: [],
    i18n: true,
    required: false,
  };
  return [...fieldsOf(schema as z.ZodObject, place), ...(file.endsWith('.md') ? [body as Field] : [])];
}

const pathOf: Record<string, (slug: string) => string> = {
  industries: industryPath,
  personal: personalPath,
  services: servicePath,
  tools: toolPath,
  legal: legalPath,
};

/** The path of the page that shows a file: from content/editor.yaml, or else derived from folder and slug. */
function previewOf(folder: string, slug: string, page?: string) {
  const path = page ?? pathOf[folder]?.(slug);
  return path === undefined ? {} : { preview_path: path };
}

/** Reads from content/ what the configuration depends on. */
export interface Reader {
  /** The parsed content of a file, whose records get a field for each key. */
  value: (file: string) => unknown;
  /** The English files of a folder in the order of their pages, each with its name as label. */
  filesIn: (folder: string) => { file: string; label: string }[];
  /** Whether a file, or every file of a folder, is translated. If not, i18n is off: with event listeners, Sveltia CMS could not save. */
  isTranslated: (path: string) => boolean;
}

type Group = EditorContent['groups'][number];

function collectionOf(group: Group, words: EditorContent, read: Reader): EntryCollection | FileCollection {
  const i18n = group.kind === 'files' || read.isTranslated(group.folder);
  const shared = { name: group.name, label: group.label, description: group.description, i18n };
  if (group.kind === 'files') {
    const inFolder = group.folder ? read.filesIn(group.folder) : [];
    return { ...shared, format: 'yaml', files: [...inFolder, ...group.files].map((one) => fileOf(one, words, read)) };
  }
  const markdown = group.folder === 'blog' || group.folder === 'legal';
  const extension = markdown ? 'md' : 'yaml';
  return {
    ...shared,
    label_singular: group.singular,
    folder: `content/${group.folder}`,
    extension,
    format: markdown ? 'yaml-frontmatter' : 'yaml',
    identifier_field: group.titleField,
    create: group.create,
    delete: false,
    duplicate: group.create,
    aliases_field: false,
    slug: { template: `{{${group.titleField}}}`, editable: ['create'] },
    ...previewOf(group.folder, '{{slug}}', group.page),
    fields: fieldsOfFile(`${group.folder}/any.${extension}`, words),
  };
}

function fileOf({ file, label, page }: { file: string; label: string; page?: string }, words: EditorContent, read: Reader): CollectionFile {
  const [folder = '', slug = ''] = file.replace('.yaml', '').split('/');
  return {
    name: file.replace('.yaml', '').replace('/', '-'),
    label,
    file: `content/${read.isTranslated(file) ? file.replace('.yaml', '.{{locale}}.yaml') : file}`,
    i18n: read.isTranslated(file),
    ...previewOf(folder, slug, page),
    fields: fieldsOfFile(file, words, read.value(file)),
  };
}

interface Options {
  backend: CmsConfig['backend'];
  /** Base URL of the site, for links from entries to their pages. */
  site: string;
  words: EditorContent;
  read: Reader;
  drafts?: boolean;
}

export function editorConfig({ backend, site, words, read, drafts = false }: Options): CmsConfig {
  return {
    load_config_file: false,
    backend,
    publish_mode: drafts ? 'editorial_workflow' : 'simple',
    app_title: words.title,
    // No preview pane: each entry links to its page instead.
    editor: { preview: false },
    site_url: site,
    display_url: site,
    media_folder: 'art/masters',
    public_folder: '/images',
    // The format of masters, from which art/generate-images.ts makes the pictures of the site.
    media_libraries: {
      default: { config: { transformations: { raster_image: { format: 'webp', quality: 92, width: 1600, height: 1600 } } } },
    },
    // Same style as in content-model/canonical-yaml.ts.
    output: { omit_empty_optional_fields: true, yaml: { indent_size: 2, indent_sequences: true, quote: 'none' } },
    i18n: {
      structure: 'multiple_files',
      locales: [...languages],
      default_locale: 'en',
      initial_locales: 'all',
      omit_default_locale_from_file_path: true,
    },
    collections: words.groups.map((group) => collectionOf(group, words, read)),
  };
}
