/** Builds the pages for tests/fixtures-build into .cache/fixtures: the component kit (/workshop), and forms that post to a test server. */
import { spawnSync } from 'node:child_process';
import { endpointPort } from './ports.ts';

const { status } = spawnSync('react-router build --logLevel warn', {
  shell: true,
  stdio: 'inherit',
  env: {
    ...process.env,
    WORKSHOP: '1',
    FORMS_ENDPOINT: `http://127.0.0.1:${endpointPort}/`,
    BUILD_DIRECTORY: '.cache/fixtures',
    BUILD_PAGES:
      '/ /es /blog /tools/percent-deductible /tools/certificate-request /tools/conversation /industry/retail-service-insurance /workshop /offline /404',
  },
});
process.exitCode = status ?? 1;
