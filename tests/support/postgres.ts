import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** One PostgreSQL for all files of the project; each test makes databases of its own in it. */
export default async function setup({ provide }: TestProject) {
  const cluster = await startPostgres();
  provide('postgres', cluster.database());
  return cluster.stop;
}
