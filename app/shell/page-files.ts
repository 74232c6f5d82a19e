import { dataOf } from '../lib/fetch-pages';

interface RouteFiles {
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  styles?: string[];
}

declare global {
  interface Window {
    /** The router's own, to which the build has added the stylesheets of pages (server/build/split-styles.ts). */
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
  }
}

/** The files of the page at this address, if there is one. */
function filesOf(path: string): RouteFiles | undefined {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const at = (pattern: string) => routes.find((route) => (route?.index ? '/' : route?.path && `/${route.path}`) === pattern);
  return at(path) ?? at(path.replace(/[^/]+$/, ':id'));
}

const added = new Map<string, Promise<unknown> | undefined>();

/** Puts a file into the head, once; tells when it is there or has failed. */
function addLink(rel: 'modulepreload' | 'stylesheet', href: string): Promise<unknown> | undefined {
  if (!added.has(href)) {
    const inDocument = document.head.querySelector(`link[rel="${rel}"][href="${href}"]`);
    added.set(href, inDocument ? undefined : arrival(Object.assign(document.createElement('link'), { rel, href })));
  }
  return added.get(href);
}

function arrival(link: HTMLLinkElement): Promise<unknown> {
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** The stylesheets of a page's folder. The documents link their own; here they come for a visitor who moves on. */
export function loadStyles(path: string): Promise<unknown> {
  return Promise.all((filesOf(path)?.styles ?? []).map((href) => addLink('stylesheet', href)));
}

/** All that a page is made of, before it is asked for. */
export function fetchAhead(path: string): void {
  const files = filesOf(path);
  if (!files) return;
  for (const href of [files.module, ...(files.imports ?? [])]) void addLink('modulepreload', href);
  // if it fails, the click will ask again and deal with it
  fetch(dataOf(path)).catch(() => {});
}
