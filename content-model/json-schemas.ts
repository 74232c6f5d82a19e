/**
 * JSON Schemas for the files of content/, and the VS Code settings that use them, so that code editors complete and check YAML
 * while people type. The content check and npm run dev write them when the content model has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { inLanguage, type Pattern, schemas } from './content-paths.ts';
import { describeField, type FieldLabel, isChoice } from './field-labels.ts';
import { growthOf } from './schema-problems.ts';
import { requiredWords } from './spanish-rules.ts';

const folder = '.cache/json-schemas';
const settingsFile = '.vscode/settings.json';
/** Holds a digest of the sources that the schemas were made from. */
const stampFile = `${folder}/sources.sha256`;

const yamlPatterns = (Object.keys(schemas) as Pattern[]).filter((pattern) => pattern.endsWith('.yaml'));
const fileOf = (pattern: Pattern) => `${folder}/${pattern.replace('/*.yaml', '').replace('.yaml', '').replace('/', '-')}.json`;

/**
 * Converts a schema to a JSON Schema with the label and description of each field. They are added to a copy, because zod uses
 * one object for all fields that share a schema.
 */
function explained(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema, path }) => {
      allowTranslation(jsonSchema, path);
      if (!(zodSchema instanceof z.ZodObject)) return;
      jsonSchema['x-labels'] = Object.entries<z.core.$ZodType>(zodSchema.shape).map(([name, field]) => describeField(name, field));
    },
  });
  return JSON.parse(JSON.stringify(json), (_, value) => {
    if (!value?.['x-labels']) return value;
    const { 'x-labels': labels, ...object } = value as { 'x-labels': FieldLabel[]; properties: Record<string, object> };
    for (const [i, field] of Object.values(object.properties).entries())
      Object.assign(field, { title: labels[i]?.label, description: labels[i]?.description });
    return object;
  });
}

/**
 * One JSON Schema serves both languages, so it leaves out what holds for English only: fixed texts, required words and shorter
 * length limits. The content check enforces these.
 */
function allowTranslation(json: z.core.JSONSchema.BaseSchema, path: (string | number)[]): void {
  if (typeof json.const === 'string' && !isChoice(json.const)) delete json.const;
  if (json.maxLength && !path.includes('meta')) json.maxLength = Math.floor(json.maxLength * growthOf(json.maxLength));
  if (json.format === 'starts_with' || json.format === 'includes' || (json.pattern ?? '') in requiredWords) {
    delete json.format;
    delete json.pattern;
  }
}

const inBothLanguages = (pattern: Pattern) => [`content/${pattern}`, `content/${inLanguage(pattern, 'es')}`];

/** The files of a pattern, without the files of the same folder that have their own pattern. */
const filesFor = (pattern: Pattern) =>
  pattern.includes('*')
    ? [
        `content/${pattern}`,
        ...yamlPatterns
          .filter((other) => other !== pattern && dirname(other) === dirname(pattern))
          .flatMap(inBothLanguages)
          .map((file) => `!${file}`),
      ]
    : inBothLanguages(pattern);

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** File name → JSON Schema. */
export const jsonSchemas = () => new Map(yamlPatterns.map((pattern) => [fileOf(pattern), asText(explained(schemas[pattern]))]));

/** The VS Code settings with the schema of each content file; other settings are kept. Settings with comments are left alone. */
export function settingsWithSchemas(current: string): string {
  const schemaFiles = Object.fromEntries(yamlPatterns.map((pattern) => [`./${fileOf(pattern)}`, filesFor(pattern)]));
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
