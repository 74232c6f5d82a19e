/** npm run lint: checks code and styles with Biome, and the formatting of content/. With --write, fixes what can be fixed. */
import { spawnSync } from 'node:child_process';

const options = process.argv.slice(2).join(' ');
const failed = [`biome check --error-on-warnings . ${options}`, `node content-model/format.ts ${options}`].filter(
  (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length ? 1 : 0;
