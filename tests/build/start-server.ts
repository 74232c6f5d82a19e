/** Starts the production server with the build, for tests that need responses but no browser. */
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { afterAll } from 'vitest';
import { startSite, stop } from '../servers.ts';
import { parsePage } from './read-html.ts';

export const build = process.env.BUILD_DIRECTORY ?? 'build';

const server = await startSite(join(build, 'client'));
afterAll(() => stop(server.child));

export const siteUrl = server.address;

export const request = (path: string, init: RequestInit = {}) => fetch(siteUrl + path, { redirect: 'manual', ...init });

export const textOf = async (path: string) => (await request(path)).text();

const pages = new Map<string, Promise<HTMLElement>>();

export function pageAt(path: string) {
  const page = pages.get(path) ?? textOf(path).then(parsePage);
  pages.set(path, page);
  return page;
}

export const mainOf = async (path: string) => (await pageAt(path)).querySelector('main')!;
