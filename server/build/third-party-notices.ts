/** The licenses of the packages, fonts and icons that reach the browser. They must be published with the site. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, root } from './file-imports.ts';

/** Packages that reach the browser without an import in browser code. */
const withoutImport = {
  '@fontsource-variable/besley': 'The typeface of headings, subset to the characters and weights in use.',
  '@fontsource-variable/instrument-sans': 'The typeface of texts, subset to the characters and weights in use.',
  lucide: 'Icons, inlined into the pages.',
};

/** Packages imported by the browser's entry and the islands, with their dependencies. */
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
  const withDependencies = (name: string): string[] => [
    name,
    ...Object.keys(packageJson(name).dependencies ?? {}).flatMap(withDependencies),
  ];
  return [...packages].filter((name) => !/^(vite|virtual:)/.test(name)).flatMap(withDependencies);
}

interface Package {
  version: string;
  license: string;
  homepage?: string;
  dependencies?: Record<string, string>;
}
const packageJson = (name: string) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Package;

function licenseText(name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${name} brings no license text`);
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

export function notices(): string {
  const names = [...new Set([...Object.keys(withoutImport), ...packagesInBrowser()])].sort();
  const parts = names.map((name) => {
    const { version, license, homepage } = packageJson(name);
    const note = withoutImport[name as keyof typeof withoutImport];
    return [
      `## ${name} ${version}`,
      [note, `License: ${license}.`, homepage && `Home: ${homepage}`].filter(Boolean).join(' '),
      `\`\`\`text\n${licenseText(name)}\n\`\`\``,
    ].join('\n\n');
  });
  return ['# Third-party notices', 'Licenses of the fonts, icons and libraries that the site sends to browsers.', ...parts, ''].join(
    '\n\n',
  );
}
