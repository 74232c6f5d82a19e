/**
 * Programs that some checks ask for and most machines lack: nginx and Caddy for the hosting files, Java for the HTML
 * checker, PostgreSQL for the mailroom. Installed where that can be done. Where one is still missing its checks are skipped and say so; where CI is
 * set they fail instead, because nobody reads what a machine skipped.
 */
import { hasPostgres } from '../mailroom/testing/postgres.ts';
import { ensurePackages } from './packages.ts';
import { findProgram } from './servers.ts';

export const inCi = Boolean(process.env['CI']);

const wanted = {
  nginx: () => findProgram('nginx'),
  caddy: () => findProgram('caddy'),
  postgresql: hasPostgres,
  'default-jre-headless': () => findProgram('java'),
};

if (import.meta.main) {
  const missing = ensurePackages(wanted);
  if (missing.length) {
    const which = missing.join(', ');
    if (inCi) {
      console.error(`Not on this machine, and could not be installed: ${which}. The checks that need them must run where CI is set.`);
      process.exitCode = 1;
    } else console.log(`Skipped later on: the checks that need ${which}. Install them to run all.`);
  }
}
