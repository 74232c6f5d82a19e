/**
 * Serves a finished build: node server/start.ts [--quiet] [--folder build/client]
 * PORT (3000) and HOST (127.0.0.1) are environment variables; HOST=0.0.0.0 accepts connections from other machines.
 */
import { parseArgs } from 'node:util';
import { logLine } from './access-log.ts';
import { siteHandler } from './handler.ts';
import { exitWithError, listen } from './listen.ts';
import { isFinished, readServingConfig } from './serving-config.ts';

const { values } = parseArgs({
  options: { quiet: { type: 'boolean', default: false }, folder: { type: 'string', default: 'build/client' } },
});

if (!isFinished(values.folder)) exitWithError(`There is no finished build in ${values.folder}. Make one with: npm run build`);

listen({
  handle: siteHandler(values.folder, readServingConfig(values.folder)),
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST ?? '127.0.0.1',
  command: 'npm start',
  line: values.quiet ? undefined : logLine,
});
