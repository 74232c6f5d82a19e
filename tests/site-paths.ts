/** Paths of all pages in the sitemap of the build: `paths` are the English ones. */
import { readFileSync } from 'node:fs';
import { industryPath, personalPath, servicePath } from '../app/lib/page-paths';
import { readFolder } from '../content-model/read';

export { industryPath, personalPath };

const sitemap = readFileSync(`${process.env.BUILD_DIRECTORY ?? 'build'}/client/sitemap.xml`, 'utf8');
const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

export const spanishPaths = all.filter((path) => /^\/es(?:\/|$)/.test(path));
export const paths = all.filter((path) => !spanishPaths.includes(path));

const inOrder = <T extends { order: number }>(pages: T[]) => pages.toSorted((a, b) => a.order - b.order);

export const industrySlugs = inOrder(readFolder('industries')).map(({ slug }) => slug);
export const personalSlugs = inOrder(readFolder('personal')).map(({ slug }) => slug);
export const services = inOrder(readFolder('services')).map(({ slug, hero }) => [servicePath(slug), hero.title] as const);

/** The page of each industry, personal line and service. */
export const detailPages = [...industrySlugs.map(industryPath), ...personalSlugs.map(personalPath), ...services.map(([path]) => path)];
