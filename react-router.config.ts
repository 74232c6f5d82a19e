import type { Config } from '@react-router/dev/config';
import { readSite, slugsIn } from './content-model/read.ts';
import { finishBuild } from './server/build/finish-build.ts';

/** The build for tests/fixtures-build sets another directory. */
const buildDirectory = process.env.BUILD_DIRECTORY ?? 'build';
/** If set, prerenders only these paths, which are separated by spaces. */
const pages = process.env.BUILD_PAGES?.split(' ');

export default {
  // needed for prerendering; the server build itself is not used
  ssr: true,
  buildDirectory,
  async prerender({ getStaticPaths }) {
    if (pages) return pages;
    const posts = [...slugsIn('blog').map((slug) => `/blog/${slug}`), ...slugsIn('blog', 'es').map((slug) => `/es/blog/${slug}`)];
    return [...getStaticPaths(), ...posts, '/404', ...(readSite().parts.spanish ? ['/es/404'] : [])];
  },
  buildEnd: () => finishBuild(`${buildDirectory}/client`),
} satisfies Config;
