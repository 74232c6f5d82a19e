/** _headers and _redirects, which Netlify and Cloudflare Pages read from the published folder. */
import type { Headers, Serving } from '../../serving.ts';

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * These hosts send the headers of every rule that fits a path, joined. So nothing that a narrower rule says
 * differently stands under /*; for pages they say themselves that they are to be asked for each time.
 */
export function headersFile({ always, pages, secure, folders }: Serving): string {
  const { 'Cache-Control': cache = '', 'Cross-Origin-Resource-Policy': sharing = '', ...everywhere } = always;
  const own = { 'Cache-Control': cache, 'Cross-Origin-Resource-Policy': sharing };
  return `${[
    block('/*', { ...everywhere, ...pages, ...secure }),
    ...folders.map(({ start, headers }) => block(`${start}*`, { ...own, ...headers })),
  ].join('\n\n')}\n`;
}

/** Slashes at the end are the host's business: a rule here would fight with its own. */
export const redirectsFile = ({ redirects }: Serving) => `${redirects.map(({ from, to }) => `${from} ${to} 308`).join('\n')}\n`;
