/** Checks that every sentence that visitors or staff can read is in content/, not in code. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const sources = globSync(['{app,mailroom}/**/*.{ts,tsx}', '{server,editor,content-model}/**/*.ts'], {
  exclude: [
    // These files have messages for content authors.
    'content-model/check/**',
    'content-model/schemas/**',
    'content-model/{forbidden-claims,american-wording,translatable-texts,field-labels,schema-problems,yaml-problem}.ts',
    '**/*.test.{ts,tsx}',
    '**/*.examples.tsx',
    '**/*-example.island.tsx',
    '**/testing/**',
  ],
}).map((file) => file.replaceAll('\\', '/'));

/** Files whose sentences appear on no page, each with what the sentences are. */
const allowed: Record<string, string> = {
  'content-model/adopt/apply.ts': 'npm run adopt writes the source of the words into the terms of service',
  'app/lib/structured-data.ts': 'values of schema.org, read by search engines',
  'app/pages/workshop/workshop.tsx': 'the component kit, for developers',
  'app/lib/forms.ts': 'values that a <select> submits, the same in every language',
  'app/tools/days.ts': 'names of months and weekdays, because Intl is slow on phones',
  'content-model/outdated-translations.ts': 'a list for translators',
  'server/build/third-party-notices.ts': 'licenses, for lawyers and developers',
  'app/forms/form-parts.tsx': 'the label of the honeypot field, which is hidden from people',
  'mailroom/accounts/sessions.ts': 'names of operating systems',
  'mailroom/app.ts': 'responses to monitoring programs',
  'mailroom/metrics.ts': 'descriptions of metrics, for operators',
  'mailroom/receive/routes.ts': 'plain-text HTTP responses to programs',
  'mailroom/staff-words.ts': 'texts for staff, who change them here',
  'mailroom/staff/routes.ts': 'plain-text HTTP responses to programs',
  'server/build/hosting/nginx.ts': 'comments in the nginx configuration',
  'content-model/legal-review.ts': 'a list for the people who confirm facts',
  'content-model/readability.ts': 'a list for the people who write pages',
  'server/build/metadata-files.ts': 'a field of security.txt',
  'server/handler.ts': 'plain-text HTTP responses to programs',
};

/** Functions whose arguments are texts for developers and operators. */
const forDevelopers = /Error$|^(?:console|log|warn|giveUp|logLine|alarm|describe)/;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A capitalized word and a second word, without the characters of code, markup, URLs and SVG paths. */
const isSentence = (text: string) => /^\s*[A-Z“][\w’]*[,:]? [a-zA-Z’“]{2,}/.test(text) && !/[{}<>=;]|https?:|^\s*M[\d ]/.test(text);

function sentencesIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { type, span: _span, callee, value, cooked, ...children } = node;
  if (['ThrowStatement', 'TsLiteralType', 'ImportDeclaration'].includes(`${type}`) || forDevelopers.test(nameOf(callee))) return [];
  const text = type === 'TemplateElement' ? cooked : ['StringLiteral', 'JSXText'].includes(`${type}`) && value;
  const own = typeof text === 'string' && isSentence(text) ? [text.trim()] : [];
  return [...own, ...Object.values({ ...children, callee, value }).flatMap(sentencesIn)];
}

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  const { value, property, object } = callee;
  return typeof value === 'string' ? value : nameOf(object) === 'console' ? 'console' : nameOf(property);
}

const sentencesOf = (file: string): string[] =>
  sentencesIn(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') }));

test('code contains no sentences for visitors or staff', () => {
  const found = sources.filter((file) => !(file in allowed)).flatMap((file) => sentencesOf(file).map((sentence) => `${file}: ${sentence}`));
  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test('every listed exception is still needed', () => {
  expect(Object.keys(allowed).filter((file) => !sources.includes(file) || !sentencesOf(file).length)).toEqual([]);
});
