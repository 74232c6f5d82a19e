/** Programs that some checks need and that may be missing. Without them those checks are skipped, or fail if CI is set. */
import { hasPostgres } from '../mailroom/testing/postgres.ts';
import { hasFullBrowser } from './find-browser.ts';
import { findProgram } from './servers.ts';

export const inCi = Boolean(process.env.CI);

const optional = [
  { name: 'nginx', checks: 'the nginx configuration', isInstalled: () => findProgram('nginx') },
  { name: 'Caddy', checks: 'the Caddy configuration', isInstalled: () => findProgram('caddy') },
  { name: 'PostgreSQL', checks: 'the mailroom on PostgreSQL', isInstalled: hasPostgres },
  { name: 'Java', checks: 'the HTML validator', isInstalled: () => findProgram('java') },
  { name: 'a full Chromium', checks: 'the back/forward cache', isInstalled: hasFullBrowser },
];

export const missingPrograms = () => optional.filter(({ isInstalled }) => !isInstalled());
