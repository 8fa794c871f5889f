import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** One PostgreSQL for all files; each test creates its own databases in it. */
export default async function setup({ provide }: TestProject) {
  const cluster = await startPostgres();
  provide('postgres', cluster.database());
  return cluster.stop;
}
