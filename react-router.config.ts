import type { Config } from '@react-router/dev/config';
import { slugsIn } from './content-model/read.ts';
import { finishBuild } from './server/build/finish.ts';

/** Where the tests put a second build beside the real one. */
const buildDirectory = process.env['BUILD_DIRECTORY'] ?? 'build';
/** And the pages that they need of it. */
const pages = process.env['BUILD_PAGES']?.split(' ');

export default {
  // every page is prerendered; the server that React Router builds beside them is not used
  ssr: true,
  buildDirectory,
  async prerender({ getStaticPaths }) {
    if (pages) return pages;
    return [...getStaticPaths(), ...slugsIn('blog').map((slug) => `/blog/${slug}`), '/404'];
  },
  buildEnd: () => finishBuild(`${buildDirectory}/client`),
} satisfies Config;
