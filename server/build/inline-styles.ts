import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Root } from 'postcss';
import type { Manifest } from 'vite';
import { scriptsOf } from './island-scripts.ts';

/**
 * Replaces the link to the site's stylesheet in each page by the rules that the page can use, so that the first paint waits
 * for one response only. The policy of the page allows exactly this style. A rule is left out if it needs a class that is
 * neither in the page's HTML nor in a script that the page may load.
 */
export function inlineStyles(folder: string, manifest: Manifest): void {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const words = memoize((script: string) => read(script).match(/[a-z_][\w-]*/gi) ?? []);
  const sheet = memoize((path: string) => parse(read(path)));
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const html = read(page);
    const inHtml = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
    const known = new Set([...inHtml, ...scriptsOf(html, manifest).flatMap(words)]);
    const inlined = html.replace(/<link rel="stylesheet" href="([^"#]+)"\/>/, (_, path: string) => {
      const css = usedRules(sheet(path), known);
      const hash = createHash('sha256').update(css).digest('base64');
      return `<meta http-equiv="Content-Security-Policy" content="style-src 'sha256-${hash}'"/><style>${css}</style>`;
    });
    writeFileSync(join(folder, page), inlined);
  }
  for (const path of globSync('assets/style-*.css', { cwd: folder })) rmSync(join(folder, path));
}

/** The stylesheet without the rules that need a class which is not known. */
export function usedRules(sheet: Root, known: ReadonlySet<string>): string {
  const used = sheet.clone();
  used.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => classesIn(selector).every((name) => known.has(name)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  used.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  return used.toString();
}

/** Classes that an element must have to match. Those inside :is(), :not() and :has() are alternatives or conditions. */
const classesIn = memoize((selector: string): string[] => {
  let plain = selector;
  for (let before = ''; before !== plain; ) [before, plain] = [plain, plain.replaceAll(/:[\w-]+\([^()]*\)/g, '')];
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);
});

function memoize<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}
