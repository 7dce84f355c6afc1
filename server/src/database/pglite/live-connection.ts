import { DatabaseStopped } from '../errors.ts';
import type { Connection } from './connection.ts';

// Deaths further apart than this have nothing to do with each other.
const calmMs = 60_000;

interface Revival {
  /** Opens the database again after its worker died. */
  reopen: () => Promise<Connection>;
  /** Called when there will be no connection any more. */
  onLost: (error: Error) => void;
}

/** Keeps one connection alive: when its worker dies it opens the database once more, and if that dies too it gives up. */
export class LiveConnection {
  private current: Promise<Connection>;
  private closing = false;
  private revivedAt = -Infinity;

  constructor(
    first: Connection,
    private readonly revival: Revival,
  ) {
    this.current = Promise.resolve(first);
    this.reviveAfter(first);
  }

  /** The connection to use now; during a reopening this waits for it. */
  readonly get = (): Promise<Connection> => this.current;

  /** Closes the database properly, or just ends when it is gone already. */
  async close(): Promise<void> {
    this.closing = true;
    const connection = await this.current.catch(() => undefined);
    if (!connection) return;
    await connection.call({ kind: 'close' });
    await connection.gone;
  }

  private reviveAfter(connection: Connection): void {
    void connection.gone.then(() => {
      if (!this.closing) this.revive();
    });
  }

  private revive(): void {
    const now = performance.now();
    const again =
      now - this.revivedAt < calmMs ? Promise.reject(new DatabaseStopped()) : this.revival.reopen();
    this.revivedAt = now;
    this.current = again;
    again.then(
      (connection) => {
        this.reviveAfter(connection);
      },
      (error: unknown) => {
        this.revival.onLost(error instanceof Error ? error : new DatabaseStopped());
      },
    );
  }
}
