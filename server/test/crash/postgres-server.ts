import { openDatabase, type OpenedDatabase } from '../../src/database/client.ts';
import { isUnavailable } from '../../src/database/errors.ts';
import type { Migrations } from '../../src/database/migrations.ts';
import { type Cluster, startCluster } from '../postgres-cluster.ts';
import type { Subject } from './crash-loop.ts';
import { makePairTables, readPairs, writePair } from './pair-writes.ts';

// The server promises its callers a 503 within two seconds.
const longestWaitMs = 2_000;

/** A PostgreSQL that is killed under our feet, while the process that uses it lives on with the same pool. */
export class PostgresServer implements Subject {
  private constructor(
    private readonly cluster: Cluster,
    private readonly opened: OpenedDatabase,
  ) {}

  private down = false;

  /** Makes a cluster with the programs of that folder and brings it to the migrations. */
  static async create(programs: string, migrations: Migrations): Promise<PostgresServer> {
    const cluster = await startCluster(programs);
    const opened = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: '', migrations });
    await makePairTables(opened.db);
    return new PostgresServer(cluster, opened);
  }

  async start(): Promise<void> {
    if (this.down) await this.cluster.restart();
    this.down = false;
    await this.opened.ping();
  }

  async write(writer: number): Promise<string | undefined> {
    const asked = performance.now();
    try {
      return await writePair(this.opened.db, writer);
    } catch (error) {
      if (!isUnavailable(error))
        throw new Error('a write failed for another reason than the kill', { cause: error });
      const waited = performance.now() - asked;
      if (waited > longestWaitMs)
        throw new Error(`a caller waited ${waited} ms for the refusal`, { cause: error });
      return undefined;
    }
  }

  async kill(): Promise<void> {
    this.down = true;
    await this.cluster.kill();
  }

  async stop(): Promise<void> {
    await this.opened.close();
    await this.cluster.stop();
  }

  async readBack(): Promise<{ marks: Set<string>; halves: number }> {
    const { marks, halves } = await readPairs(this.opened.db);
    return { marks: new Set(marks), halves };
  }
}
