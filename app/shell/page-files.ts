import { dataOf } from '../lib/fetch-pages';
import { routeAt } from './known-pages';

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
  return Promise.all((routeAt(path)?.styles ?? []).map((href) => addLink('stylesheet', href)));
}

/** All that a page is made of, before it is asked for. */
export function fetchAhead(path: string): void {
  const route = routeAt(path);
  if (!route) return;
  for (const href of [route.module, ...(route.imports ?? [])]) void addLink('modulepreload', href);
  // if it fails, the click will ask again and deal with it
  fetch(dataOf(path)).catch(() => {});
}
