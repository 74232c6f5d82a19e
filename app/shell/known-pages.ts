/**
 * Before the router shows a page it compiles two patterns for each address it knows, twice: with all fifty of them
 * that was the longest task of a first load. So it begins with the page that stands and is told of others when
 * somebody goes there.
 */
import { UNSAFE_createClientRoutes as createClientRoutes } from 'react-router';

type Routes = Parameters<typeof createClientRoutes>[0];
type Route = NonNullable<Routes[string]> & {
  /** Added by the build (server/build/split-styles.ts). */
  styles?: string[];
};

declare global {
  interface Window {
    /** The router's own. */
    __reactRouterManifest?: { routes: Routes };
    __reactRouterRouteModules?: Parameters<typeof createClientRoutes>[1];
    __reactRouterDataRouter?: { patchRoutes: (parent: string, routes: ReturnType<typeof createClientRoutes>) => void };
  }
}

let all: Routes = {};

/** The route of an address, if it is one of ours. */
export function routeAt(address: string): Route | undefined {
  const path = address.toLowerCase().replace(/(.)\/$/, '$1');
  const at = (pattern: string) => Object.values(all).find((route) => (route?.index ? '/' : route?.path && `/${route.path}`) === pattern);
  return at(path) ?? at(path.replace(/[^/]+$/, ':id'));
}

export function knowThisPage(): void {
  const routes = window.__reactRouterManifest?.routes;
  const shown = window.__reactRouterRouteModules;
  if (!routes || !shown) return;
  all = { ...routes };
  // in development the router exchanges its routes while it runs
  if (import.meta.env.DEV) return;
  for (const id of Object.keys(routes)) if (!(id in shown)) delete routes[id];
  // who captures is asked before the router
  addEventListener('popstate', () => knowPage(location.pathname), { capture: true });
}

export function knowPage(path: string): void {
  const route = routeAt(path) ?? routeAt('/*');
  const routes = window.__reactRouterManifest?.routes;
  const modules = window.__reactRouterRouteModules;
  if (!route || !routes || !modules || route.id in routes) return;
  routes[route.id] = route;
  window.__reactRouterDataRouter?.patchRoutes('root', createClientRoutes({ [route.id]: route }, modules, null, false, false, 'root'));
}
