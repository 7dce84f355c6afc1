import type { PGlite, Transaction } from '@electric-sql/pglite';
import { PgliteError } from './copied-error.ts';

/** Thrown inside a transaction to make the engine roll it back. */
class Abandoned extends Error {}

interface Ending {
  commit: () => void;
  abandon: (reason: Abandoned) => void;
  /** Settles when the engine is done with the commit or the rollback. */
  done: Promise<void>;
}

/**
 * One transaction that stays open between messages.
 * It holds the engine's own lock, so nothing else runs meanwhile; one that nobody uses for `idleMs` is rolled back.
 */
export class HeldTransaction {
  private running = 0;
  private over = false;
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly handle: Transaction,
    private readonly ending: Ending,
    private readonly idleMs: number,
  ) {
    this.watch();
  }

  /** Waits for its turn and answers when the transaction has begun. */
  static begin(engine: PGlite, idleMs: number): Promise<HeldTransaction> {
    return new Promise((opened, failed) => {
      const done = engine.transaction(
        (handle) =>
          new Promise<void>((commit, abandon) => {
            opened(new HeldTransaction(handle, { commit, abandon, done }, idleMs));
          }),
      );
      done.catch(failed);
    });
  }

  /** Runs statements inside; refuses once the transaction is over. */
  async run<T>(work: (handle: Transaction) => Promise<T>): Promise<T> {
    this.refuseWhenOver();
    this.running += 1;
    clearTimeout(this.timer);
    try {
      return await work(this.handle);
    } finally {
      this.running -= 1;
      this.watch();
    }
  }

  /** Answers after the commit has happened; refuses when the transaction is over already. */
  async commit(): Promise<void> {
    this.refuseWhenOver();
    this.close();
    this.ending.commit();
    await this.ending.done;
  }

  /** Answers after the rollback has happened, also when that was long ago. */
  async rollBack(): Promise<void> {
    this.close();
    this.ending.abandon(new Abandoned());
    await this.ending.done.catch((error: unknown) => {
      if (!(error instanceof Abandoned)) throw error;
    });
  }

  private close(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  private watch(): void {
    if (this.over || this.running > 0) return;
    this.timer = setTimeout(() => void this.rollBack(), this.idleMs);
  }

  private refuseWhenOver(): void {
    if (!this.over) return;
    throw new PgliteError('the transaction idled too long and was rolled back', '25P03');
  }
}
