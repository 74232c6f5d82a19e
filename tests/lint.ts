/** npm run lint: Biome for code and styles, the canonical form for content/. With --write both fix what they can. */
import { spawnSync } from 'node:child_process';

const options = process.argv.slice(2).join(' ');
const failed = [`biome check --error-on-warnings . ${options}`, `node content-model/format.ts ${options}`].filter(
  (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length ? 1 : 0;
