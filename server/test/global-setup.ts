import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres-cluster.ts';
import { postgresPrograms } from './postgres-programs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The temporary cluster's address with `{database}` where the name belongs; empty without PostgreSQL. */
    postgresAddress: string;
  }
}

/** Starts one PostgreSQL for the whole run where a server is installed, and removes it at the end. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!postgresPrograms) {
    console.log('databases under test: PGlite (no PostgreSQL 15 or newer found)');
    project.provide('postgresAddress', '');
    return undefined;
  }
  const cluster = await startCluster(postgresPrograms);
  console.log(`databases under test: PGlite, PostgreSQL of ${postgresPrograms}`);
  project.provide('postgresAddress', cluster.url('{database}'));
  return () => cluster.stop();
}
