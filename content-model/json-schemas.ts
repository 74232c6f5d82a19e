/**
 * node content-model/json-schemas.ts: writes JSON Schemas of content/ and the editor settings that use them, so that an editor with
 * YAML support completes and checks while one types. A test holds that they are current.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { describeField } from './field-manual.ts';
import { type Pattern, schemas } from './files.ts';

const folder = 'content-model/json-schemas';
const settingsFile = '.vscode/settings.json';

type Json = z.core.JSONSchema.JSONSchema;

const yamlPatterns = (Object.keys(schemas) as Pattern[]).filter((pattern) => pattern.endsWith('.yaml'));
const fileOf = (pattern: Pattern) => `${folder}/${pattern.replace('/*.yaml', '').replace('.yaml', '').replace('/', '-')}.json`;

/** Gives every field its label and description. */
function explain(json: Json): Json {
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    if (typeof field === 'boolean') continue;
    const { title, description } = describeField(name, field);
    Object.assign(field, { title, description: description ?? (field.const === undefined ? undefined : `Always “${field.const}”`) });
    explain(field);
  }
  for (const part of [json.items, json.additionalProperties, json.anyOf, json.oneOf, json.prefixItems].flat())
    if (typeof part === 'object') explain(part as Json);
  return json;
}

/** A file of its own in a folder does not follow the schema of the others there. */
const filesFor = (pattern: Pattern) =>
  pattern.includes('*')
    ? [
        `content/${pattern}`,
        ...yamlPatterns.filter((other) => other !== pattern && dirname(other) === dirname(pattern)).map((other) => `!content/${other}`),
      ]
    : [`content/${pattern}`, `content/${pattern.replace('.yaml', '.es.yaml')}`];

/** File → what it should hold. */
export function generatedFiles(): Map<string, string> {
  const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const settings = { 'yaml.schemas': Object.fromEntries(yamlPatterns.map((pattern) => [`./${fileOf(pattern)}`, filesFor(pattern)])) };
  return new Map([
    ...yamlPatterns.map((pattern) => [fileOf(pattern), asText(explain(z.toJSONSchema(schemas[pattern])))] as const),
    [settingsFile, asText(settings)],
  ]);
}

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(settingsFile), { recursive: true });
  for (const [file, text] of generatedFiles()) writeFileSync(file, text);
}
