import { useMatches } from 'react-router';

declare global {
  interface Window {
    /** The router's own, to which the build has added the stylesheets of pages. */
    __reactRouterManifest?: { routes: Record<string, { styles?: string[] } | undefined> };
  }
}

/**
 * The stylesheet of a page's folder (server/build/split-styles.ts). The documents link it themselves; here it comes
 * for a visitor who moves on from another page. React waits for it before it shows the page.
 */
export function PageStyles() {
  const matches = useMatches();
  if (import.meta.env.SSR) return null;
  const routes = window.__reactRouterManifest?.routes;
  return matches
    .flatMap(({ id }) => routes?.[id]?.styles ?? [])
    .map((file) => <link key={file} rel="stylesheet" href={file} precedence="page" />);
}
