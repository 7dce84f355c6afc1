import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { startCluster } from './postgres-cluster.ts';
import { postgresPrograms } from './postgres-programs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The temporary cluster's address with `{database}` where the name belongs; empty without PostgreSQL. */
    postgresAddress: string;
    /** Where a run keeps what its files share; it goes with the run. */
    runFolder: string;
  }
}

/** Starts one PostgreSQL for the whole run where a server is installed, and removes it and the run's folder at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'policy-run-'));
  project.provide('runFolder', runFolder);
  process.once('exit', () => rmSync(runFolder, { recursive: true, force: true }));
  return startPostgres(project);
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  if (!postgresPrograms) {
    console.log('databases under test: PGlite (no PostgreSQL 15 or newer found)');
    project.provide('postgresAddress', '');
    return () => Promise.resolve();
  }
  const cluster = await startCluster(postgresPrograms);
  console.log(`databases under test: PGlite, PostgreSQL of ${postgresPrograms}`);
  project.provide('postgresAddress', cluster.url('{database}'));
  return () => cluster.stop();
}
