/**
 * JSON Schemas for the files of content/, and the VS Code settings that use them, so that code editors complete and check YAML
 * while people type. The content check and npm run dev write them when the content model has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { inLanguage, type Language, languages, type Pattern, schemas } from './content-paths.ts';
import { describeField, type FieldLabel, isChoice } from './field-labels.ts';
import { growthOf, requiredWords } from './schema-problems.ts';
import type { Path } from './translatable-texts.ts';
import { isInTranslation } from './translated-fields.ts';

const folder = '.cache/json-schemas';
const settingsFile = '.vscode/settings.json';
/** Holds a digest of the sources that the schemas were made from. */
const stampFile = `${folder}/sources.sha256`;

const yamlPatterns = (Object.keys(schemas) as Pattern[]).filter((pattern) => pattern.endsWith('.yaml'));
const fileOf = (pattern: Pattern, language: Language) =>
  `${folder}/${inLanguage(`${pattern.replace('/*.yaml', '').replace('.yaml', '').replace('/', '-')}.json`, language)}`;

/**
 * Converts a schema to a JSON Schema with the label and description of each field. They are added to a copy, because zod uses
 * one object for all fields that share a schema.
 */
function explained(pattern: Pattern, language: Language): unknown {
  const json = z.toJSONSchema(schemas[pattern], {
    override: ({ zodSchema, jsonSchema, path }) => {
      if (language !== 'en') allowTranslation(jsonSchema, path);
      if (!(zodSchema instanceof z.ZodObject)) return;
      jsonSchema['x-labels'] = Object.entries<z.core.$ZodType>(zodSchema.shape).map(([name, field]) => describeField(name, field));
    },
  });
  const labeled = JSON.parse(JSON.stringify(json), (_, value) => {
    if (!value?.['x-labels']) return value;
    const { 'x-labels': labels, ...object } = value as { 'x-labels': FieldLabel[]; properties: Record<string, object> };
    for (const [i, field] of Object.values(object.properties).entries())
      Object.assign(field, { title: labels[i]?.label, description: labels[i]?.description });
    return object;
  });
  return language === 'en' ? labeled : ofTranslation(labeled, [], pattern);
}

/** Leaves out the fields that a translation does not have. */
function ofTranslation(json: unknown, path: Path, pattern: Pattern): unknown {
  if (Array.isArray(json)) return json.map((part) => ofTranslation(part, path, pattern));
  if (typeof json !== 'object' || json === null) return json;
  const { properties, required, ...others } = json as { properties?: object; required?: string[] };
  const places: Record<string, Path> = {
    anyOf: path,
    oneOf: path,
    items: [...path, 0],
    prefixItems: [...path, 0],
    additionalProperties: [...path, ''],
  };
  const inside = Object.entries(others).map(([key, part]) => [key, places[key] ? ofTranslation(part, places[key], pattern) : part]);
  const kept = Object.entries(properties ?? {}).filter(([key]) => isInTranslation([...path, key], pattern));
  return {
    ...Object.fromEntries(inside),
    ...(properties && { properties: Object.fromEntries(kept.map(([key, part]) => [key, ofTranslation(part, [...path, key], pattern)])) }),
    ...(required && { required: required.filter((name) => kept.some(([key]) => key === name)) }),
  };
}

/** A translation may have longer texts, and has no English words that a schema requires. */
function allowTranslation(json: z.core.JSONSchema.BaseSchema, path: (string | number)[]): void {
  if (typeof json.const === 'string' && !isChoice(json.const)) delete json.const;
  if (json.maxLength && !path.includes('meta')) json.maxLength = Math.floor(json.maxLength * growthOf(json.maxLength));
  if (json.format === 'starts_with' || json.format === 'includes' || (json.pattern ?? '') in requiredWords) {
    delete json.format;
    delete json.pattern;
  }
}

/** The files of a pattern, without the files of the same folder that have their own schema. */
function filesFor(pattern: Pattern, language: Language): string[] {
  const own = inLanguage(pattern, language);
  if (!pattern.includes('*')) return [`content/${own}`];
  const others = yamlPatterns
    .filter((other) => other !== pattern && dirname(other) === dirname(pattern))
    .flatMap((other) => languages.map((each) => inLanguage(other, each)));
  // The * of the English files also stands for the names of translations.
  return [own, ...[...others, ...(language === 'en' ? [inLanguage(pattern, 'es')] : [])].map((file) => `!${file}`)].map((file) =>
    file.replace(/^!?/, '$&content/'),
  );
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const kinds = yamlPatterns.flatMap((pattern) => languages.map((language) => [pattern, language] as const));

/** File name → JSON Schema. */
export const jsonSchemas = () =>
  new Map(kinds.map(([pattern, language]) => [fileOf(pattern, language), asText(explained(pattern, language))]));

/** The VS Code settings with the schema of each content file; other settings are kept. Settings with comments are left alone. */
export function settingsWithSchemas(current: string): string {
  const schemaFiles = Object.fromEntries(kinds.map((kind) => [`./${fileOf(...kind)}`, filesFor(...kind)]));
  try {
    return asText({ ...JSON.parse(current), 'yaml.schemas': schemaFiles });
  } catch {
    return current;
  }
}

/** Writes the files, unless the last ones were made from the same sources. */
export function writeJsonSchemas(): void {
  const sources = globSync(['content-model/**/*.ts', 'art/picture-manifest.ts']).sort();
  const digest = createHash('sha256');
  for (const file of sources) digest.update(file).update(readFileSync(file));
  const stamp = digest.digest('hex');
  if (existsSync(settingsFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  for (const path of [folder, dirname(settingsFile)]) mkdirSync(path, { recursive: true });
  for (const [file, text] of jsonSchemas()) writeFileSync(file, text);
  writeFileSync(settingsFile, settingsWithSchemas(existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '{}'));
  writeFileSync(stampFile, stamp);
}
