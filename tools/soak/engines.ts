import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from '../../server/store/open.ts';
import { startPostgres } from '../support/postgres.ts';
import { makeReleases } from './releases.ts';

export type Cluster = Awaited<ReturnType<typeof startPostgres>>;
export type EngineName = 'sqlite' | 'postgres';
export type Engine = {
  name: EngineName;
  dataDir: string;
  /** For the server and the command line. */
  env: Record<string, string>;
  store: StoreOptions;
  cluster?: Cluster;
  remove: () => Promise<void>;
};

/** A store of its own, away from everybody's data. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-soak-'));
  const RELEASES_DIR = makeReleases(dataDir);
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  if (name === 'sqlite')
    return {
      name,
      dataDir,
      env: { DATA_DIR: dataDir, RELEASES_DIR },
      store: { dataDir },
      remove: async () => removeData(),
    };
  const cluster = await startPostgres();
  const databaseUrl = cluster.database();
  return {
    name,
    dataDir,
    cluster,
    env: { DATA_DIR: dataDir, RELEASES_DIR, DATABASE_URL: databaseUrl },
    store: { dataDir, databaseUrl },
    async remove() {
      await cluster.stop();
      removeData();
    },
  };
}

/** The database that only PostgreSQL has. */
export function clusterOf({ cluster }: Engine): Cluster {
  if (!cluster) throw new Error('There is no database server to break');
  return cluster;
}
