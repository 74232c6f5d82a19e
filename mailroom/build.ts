/** Builds the site with forms that send to the mailroom, and the mailroom's own pages. npm run start:mailroom does both, then starts. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPages } from './pages/build.ts';

const folder = process.env.BUILD_DIRECTORY ?? 'build';
const { status } = spawnSync('npm run -s build', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, BUILD_DIRECTORY: folder, FORMS_ENDPOINT: '/messages' },
});
if (status !== 0) process.exit(status ?? 1);
await buildPages(join(folder, 'mailroom'));
