import { setTimeout as delay } from 'node:timers/promises';

import { openDatabase, type OpenedDatabase } from '../../src/db/client.ts';
import { isUnavailable } from '../../src/db/errors.ts';
import { type Cluster, startCluster } from '../postgres-cluster.ts';
import type { Subject } from './crash-loop.ts';
import { makePairTables, readPairs, writePair } from './pair-writes.ts';

// The server promises its callers a 503 within two seconds.
const longestWaitMs = 2_000;
const tickMs = 10;

/** A PostgreSQL that is killed under our feet, while the process that uses it lives on with the same pool. */
export class PostgresServer implements Subject {
  private constructor(
    private readonly cluster: Cluster,
    private readonly opened: OpenedDatabase,
  ) {}

  private down = false;
  /** How long this process has run, in ticks: what stalls it or the machine is no wait for the database. */
  private ticks = 0;
  private readonly ticking = setInterval(() => (this.ticks += 1), tickMs);

  /** Makes a cluster with the programs of that folder and brings it to the migrations. */
  static async create(programs: string, migrationsDir: string): Promise<PostgresServer> {
    const cluster = await startCluster(programs);
    const opened = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: '', migrationsDir });
    await makePairTables(opened.db);
    return new PostgresServer(cluster, opened);
  }

  async start(): Promise<void> {
    if (this.down) await this.cluster.restart();
    this.down = false;
    // A ping that a busy machine keeps waiting is refused as a write would be.
    while (!(await this.answers())) await delay(tickMs);
  }

  async write(writer: number): Promise<string | undefined> {
    const asked = this.ticks;
    try {
      return await writePair(this.opened.db, writer);
    } catch (error) {
      if (!isUnavailable(error))
        throw new Error('a write failed for another reason than the kill', { cause: error });
      const waited = (this.ticks - asked) * tickMs;
      if (waited > longestWaitMs)
        throw new Error(`a caller waited ${waited} ms for the refusal`, { cause: error });
      return undefined;
    }
  }

  private answers(): Promise<boolean> {
    return this.opened.ping().then(
      () => true,
      (error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return false;
      },
    );
  }

  async kill(): Promise<void> {
    this.down = true;
    await this.cluster.kill();
  }

  async stop(): Promise<void> {
    clearInterval(this.ticking);
    await this.opened.close();
    await this.cluster.stop();
  }

  async readBack(): Promise<{ marks: Set<string>; halves: number }> {
    const { marks, halves } = await readPairs(this.opened.db);
    return { marks: new Set(marks), halves };
  }
}
