/** Starts one PostgreSQL server for all test files. Vitest calls this before the first and after the last one. */
import type { TestProject } from 'vitest/node';
import { hasPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string | undefined;
  }
}

export default async function startSharedPostgres({ provide }: TestProject) {
  const server = hasPostgres() ? await startPostgres() : undefined;
  provide('postgresUrl', server?.url);
  return server?.stop;
}
