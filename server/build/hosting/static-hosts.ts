/** _headers and _redirects, which Netlify and Cloudflare Pages read from the published folder. */
import type { Headers, ServingConfig } from '../../serving-config.ts';

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * These hosts join the headers of all rules that match a path, so a header that a folder overrides must not be in the
 * rule for /*. Pages need no Cache-Control, because these hosts let browsers revalidate by default.
 */
export function headersFile({ always, pages, secure, folders }: ServingConfig): string {
  const { 'Cache-Control': cache = '', 'Cross-Origin-Resource-Policy': sharing = '', ...everywhere } = always;
  const own = { 'Cache-Control': cache, 'Cross-Origin-Resource-Policy': sharing };
  return `${[
    block('/*', { ...everywhere, ...pages, ...secure }),
    ...folders.map(({ start, headers }) => block(`${start}*`, { ...own, ...headers })),
  ].join('\n\n')}\n`;
}

/** Without rules for trailing slashes, which would conflict with the host's own. */
export const redirectsFile = ({ redirects }: ServingConfig) => `${redirects.map(({ from, to }) => `${from} ${to} 308`).join('\n')}\n`;
