import type { Database } from '../client.ts';

/** A step that changes stored rows where SQL alone will not do: it has to parse what stands in them, for instance. */
export interface DataMigration {
  /** Its number in four digits and what it does, as the name of its file. */
  name: string;
  /** The tag of the schema migration that it needs, the newest when it is written: it runs after that one and before the next. */
  after: string;
  /**
   * Runs once, in a transaction of its own, before the server listens. It reads and writes tables by SQL and imports
   * nothing of ours: it has to do the same to an old database years from now, when entities and kit have moved on.
   */
  run: (tx: Database) => Promise<void>;
}
