import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minifySync } from 'vite';
import { writeAsset } from './write-asset.ts';

/** Shown under any address, which is none that the router would know them by: they stay plain pages. */
const plainPages = ['404.html', 'offline.html'];

/** What the router has written into a page. */
interface Written {
  file: string;
  html: string;
  /** The name of its route, and script files by name without ending: root's, the page's and the one that starts React. */
  route: string;
  root: string;
  page: string;
  entry: string;
  /** All of them and what they import, each behind those that it imports. */
  order: string[];
  settings: string;
  data: string;
}

/**
 * React starts after the page (late-loader.js says when). In each page the router's preload links and scripts go: the
 * data that React needs becomes a file, and the module script becomes the tag of the loader, which is one file for
 * all pages. That is a third of a page; without it most come in the first round trip.
 */
export async function lateScripts(folder: string): Promise<void> {
  const pages: Written[] = [];
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8').replace(/<link rel="modulepreload"[^>]*\/>/g, '');
    if (plainPages.includes(name)) writeFileSync(file, withoutApp(html));
    else pages.push(read(file, html, folder));
  }

  const [{ root, entry, settings, order }] = pages as [Written];
  if (pages.some((page) => page.root !== root || page.entry !== entry || page.settings !== settings))
    throw new Error('the pages start React in different ways');
  const shared = order.filter((script) => script !== entry && pages.every((page) => page.order.includes(script)));
  const loader = readFileSync(new URL('late-loader.js', import.meta.url), 'utf8')
    .replace("['{{shared}}']", JSON.stringify(shared))
    .replace('{{entry}}', entry)
    .replace('{{root}}', root)
    .replace("JSON.parse('{{settings}}')", settings);
  const address = writeAsset(folder, 'late.js', minifySync('late.js', loader).code);

  for (const { file, html, route, page, order, data } of pages) {
    const own = order.filter((script) => script !== entry && !shared.includes(script));
    if (own.at(-1) !== page) throw new Error(`${file}: the script of the page is not the last one`);
    const words = basename(writeAsset(folder, `${basename(file, '.html')}.json`, data), '.json');
    const tag = `<script async src="${address}" data-route="${route}" data-files="${own.join(' ')}" data-words="${words}"></script>`;
    writeFileSync(
      file,
      html.replace('<link rel="stylesheet"', (styles) => tag + styles),
    );
  }
}

const contextScript = /<script>window\.__reactRouterContext = (\{.*?\});.*?<\/script>/;

function withoutApp(html: string): string {
  return `${html.slice(0, html.search(contextScript))}</body></html>`;
}

function read(file: string, html: string, folder: string): Written {
  const [context, settings] = html.match(contextScript) ?? [];
  const [script, source] = html.match(/<script type="module" async="">([\s\S]*?)<\/script>/) ?? [];
  const [stream, data] =
    html.match(/<!--\$--><script>.*?streamController\.enqueue\((".*?")\);<\/script>.*?\.close\(\);<\/script>(?:<!--\/\$-->)*/) ?? [];
  const routes = [...(source ?? '').matchAll(/^import \* as (\w+) from "\/assets\/([^"]+)\.js";?$/gm)].map(([, name, script]) => ({
    route: source?.match(new RegExp(`"([^"]+)":${name}\\b`))?.[1],
    script: script!,
  }));
  const [root, page] = routes;
  const first = source?.match(/^import "\/assets\/([^"]+)\.js";?$/m)?.[1];
  const entry = source?.match(/import\("\/assets\/([^"]+)\.js"\)/)?.[1];
  if (!context || !settings || !script || !stream || !data || !first || !entry || root?.route !== 'root' || !page?.route || routes[2])
    throw new Error(`${file}: the router's scripts have an unknown form`);
  return {
    file,
    html: html.replace(context, '').replace(stream, '').replace(script, ''),
    route: page.route,
    root: root.script,
    page: page.script,
    entry,
    order: inOrder([first, root.script, page.script, entry], folder),
    settings,
    data: JSON.parse(data),
  };
}

/** What each script file imports. Every page asks for the same few. */
const importsOf = new Map<string, string[]>();

function importsIn(script: string, folder: string): string[] {
  const known = importsOf.get(script);
  if (known) return known;
  const text = readFileSync(join(folder, 'assets', `${script}.js`), 'utf8');
  const found = [...text.matchAll(/\b(?:from|import)"\.\/([^"]+)\.js"/g)].map(([, name]) => name!);
  importsOf.set(script, found);
  return found;
}

/** Scripts and what they import, each behind those that it imports. */
function inOrder(scripts: string[], folder: string, found = new Set<string>()): string[] {
  for (const script of scripts) {
    if (found.has(script)) continue;
    inOrder(importsIn(script, folder), folder, found);
    found.add(script);
  }
  return [...found];
}
