/** Every address of the site, from the finished build. */
import { readFileSync } from 'node:fs';

export const paths = [
  ...readFileSync(`${process.env['BUILD_DIRECTORY'] ?? 'build'}/client/sitemap.xml`, 'utf8').matchAll(
    /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g,
  ),
].map(([, path]) => path || '/');
