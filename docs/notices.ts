/**
 * npm run notices: writes THIRD-PARTY-NOTICES.md, the licenses of everything of others that reaches a visitor's
 * browser. Packages are read from what browser code imports; docs/generated-files.test.ts holds that the file is current.
 */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, root } from './imports.ts';

export const noticesFile = join(root, 'THIRD-PARTY-NOTICES.md');

/** What reaches the browser without being imported there. */
const drawn = {
  '@fontsource-variable/besley': 'The typeface of headings, cut to the characters and weights in use.',
  '@fontsource-variable/instrument-sans': 'The typeface of texts, cut to the characters and weights in use.',
  lucide: 'Icons, drawn into the pages.',
};

/** Every package behind the browser's entry and the islands, with those that they depend on. */
function packagesInBrowser(): string[] {
  const entries = ['app/entry.client.ts', ...globSync('app/**/*.island.tsx', { cwd: root })];
  const files = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file) || !/\.tsx?$/.test(file)) return;
    files.add(file);
    const imports = importsOf(file);
    for (const name of imports.packages) packages.add(name);
    for (const next of imports.files) follow(next);
  };
  for (const entry of entries) follow(entry.replaceAll('\\', '/'));
  const withTheirs = (name: string): string[] => [name, ...Object.keys(describing(name).dependencies ?? {}).flatMap(withTheirs)];
  return [...packages].filter((name) => !/^(vite|virtual:)/.test(name)).flatMap(withTheirs);
}

interface Package {
  version: string;
  license: string;
  homepage?: string;
  dependencies?: Record<string, string>;
}
const describing = (name: string) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Package;

function licenseText(name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${name} brings no license text`);
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

export function notices(): string {
  const names = [...new Set([...Object.keys(drawn), ...packagesInBrowser()])].sort();
  const parts = names.map((name) => {
    const { version, license, homepage } = describing(name);
    const note = drawn[name as keyof typeof drawn];
    return [
      `## ${name} ${version}`,
      [note, `License: ${license}.`, homepage && `Home: ${homepage}`].filter(Boolean).join(' '),
      `\`\`\`text\n${licenseText(name)}\n\`\`\``,
    ].join('\n\n');
  });
  return [
    '# Third-party notices',
    'What others made and the site sends to browsers, with its licenses. Made by `npm run notices`; a published site has the same text at `/third-party-notices.txt`.',
    ...parts,
    '',
  ].join('\n\n');
}

if (import.meta.main) writeFileSync(noticesFile, notices());
