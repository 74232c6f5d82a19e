/** Builds the laboratory beside the site: with the workshop page, and with forms that post to a real endpoint. */
import { spawnSync } from 'node:child_process';
import { endpointPort } from './ports.ts';

const { status } = spawnSync('npm run -s build', {
  shell: true,
  stdio: 'inherit',
  env: {
    ...process.env,
    WORKSHOP: '1',
    FORMS_ENDPOINT: `http://127.0.0.1:${endpointPort}/`,
    BUILD_DIRECTORY: '.cache/lab',
    BUILD_PAGES: '/ /blog /workshop /404',
  },
});
process.exitCode = status ?? 1;
