import { Refusal } from '../../kit/runtime/errors.ts';

/** So many rows, and so long in milliseconds: a run that somebody looks at needs far less. */
const most = { rows: 5000, time: 2000 };

/** The refusal of a run that used up what it had. */
export class Exhausted extends Refusal {
  constructor() {
    super('workflow.trialTooLong');
  }
}

/**
 * What one trial run may use up, since it runs in the server's own memory and on its one thread: rows, and time by a
 * clock that nobody sets.
 */
export class Budget {
  readonly #begunAt: number;
  #entered = 0;

  constructor(private readonly clock: () => number = () => performance.now()) {
    this.#begunAt = clock();
  }

  /** A node is come to, which makes a row at least. */
  readonly enter = (): void => {
    this.#entered += 1;
    this.assertLeft(this.#entered);
  };

  /** Refuses the run where it keeps too many rows, or has gone on for too long. */
  assertLeft(rows: number): void {
    if (rows > most.rows || this.clock() - this.#begunAt > most.time) throw new Exhausted();
  }

  /** Begins anew with no rows in what is left of the time. */
  again(): this {
    this.#entered = 0;
    return this;
  }
}

/** Lets others be served: rows in memory never wait for anything, so a run would not leave the thread by itself. */
export const letOthers = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
