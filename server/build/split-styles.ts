import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss, { type Container, type Root } from 'postcss';
import { writeAsset } from './write-asset.ts';

const order = '@layer reset, tokens, base, ui, sections, pages, print;\n';

/** Which folder of app/pages a style module belongs to. Classes and keyframes are named after their module (vite.config.ts). */
const folders = new Map(globSync('app/pages/*/*.module.css').map((file) => [basename(file, '.module.css'), basename(dirname(file))]));

/**
 * The bundler writes one stylesheet. The rules of app/pages leave it, into one file for each folder there, which
 * only that folder's pages link; the router's manifest names them too, for visitors who come from another page
 * (app/shell/page-files.ts). The order of the layers is said first in each: whichever comes first decides it.
 * The copy that the server build leaves behind goes.
 */
export async function splitStyles(folder: string): Promise<void> {
  const shared = linkedStylesheet(readFileSync(join(folder, 'index.html'), 'utf8'));
  for (const file of globSync('assets/*.css', { cwd: folder })) if (`/${file}` !== shared) rmSync(join(folder, file));

  const all = postcss.parse(readFileSync(join(folder, shared), 'utf8'));
  const files = new Map<string, string>();
  for (const name of new Set(folders.values())) {
    const rules = only(all, name).toString();
    if (!rules) continue;
    files.set(name, writeAsset(folder, `${name}.css`, order + rules));
  }
  writeFileSync(join(folder, shared), order + only(all, undefined).toString());

  const needed = new Map<string, string[]>();
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, page), 'utf8');
    const own = foldersIn(html).flatMap((name) => files.get(name) ?? []);
    // React puts the next page's stylesheet behind those that carry its mark, and in front of any others
    const links = [shared, ...own].map((file) => `<link rel="stylesheet" href="${file}" data-precedence="page"/>`).join('');
    const linked = html.replace(/<link rel="stylesheet"[^>]*>/, links);
    writeFileSync(join(folder, page), linked);
    needed.set(page === 'index.html' ? '/' : `/${page.replace(/\.html$/, '')}`, own);
  }
  nameInManifest(folder, needed);
}

function linkedStylesheet(html: string): string {
  const file = html.match(/<link rel="stylesheet" href="(\/assets\/style-[^"]+\.css)"/)?.[1];
  if (!file) throw new Error('index.html links no stylesheet');
  return file;
}

const folderOf = (text: string) => folders.get(text.match(/(?:^|\.)([a-z0-9-]+)_/)?.[1] ?? '');

/** The rules of one folder of pages, or of none of them. */
function only(all: Root, wanted: string | undefined): Root {
  const root = all.clone();
  const sift = (container: Container) => {
    container.each((node) => {
      if (node.type === 'comment') node.remove();
      else if (node.type === 'rule') {
        if (folderOf(node.selector) !== wanted) node.remove();
      } else if (node.type === 'atrule') {
        const sifted = ['layer', 'media', 'supports', 'container'].includes(node.name) && node.nodes;
        if (sifted) sift(node);
        if (sifted ? node.nodes?.length === 0 : folderOf(node.params) !== wanted) node.remove();
      }
    });
  };
  sift(root);
  return root;
}

const foldersIn = (html: string) => [
  ...new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ').flatMap((name) => folderOf(name) ?? []))),
];

/** A route with a parameter takes what the pages below it link. */
function nameInManifest(folder: string, needed: Map<string, string[]>) {
  const file = globSync('assets/manifest-*.js', { cwd: folder })[0];
  if (!file) throw new Error('the router has written no manifest');
  const [, before, json] = readFileSync(join(folder, file), 'utf8').match(/^(window\.__reactRouterManifest=)(.*?);?$/s) ?? [];
  const manifest = JSON.parse(json ?? '') as { routes: Record<string, { path?: string; styles?: string[] }> };
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id === 'root') continue;
    const path = route.path === '*' ? '/404' : `/${route.path ?? ''}`;
    const pages = path.includes(':') ? [...needed.keys()].filter((page) => page.startsWith(path.split(':')[0]!)) : [path];
    // not its own field: it would wait for them before React starts, and React waits anyway
    route.styles = [...new Set(pages.flatMap((page) => needed.get(page) ?? []))];
  }
  // what is false says nothing
  const said = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value));
  writeFileSync(join(folder, file), `${before}${said};`);
}
