import { Refusal } from '../../kit/runtime/errors.ts';

/** So many rows and nodes that are come to, commands, and steps of expressions: a run that somebody looks at needs far less. */
const most = { rows: 5000, commands: 500, steps: 1_000_000 };

/** The refusal of a run that used up what it had. */
export class Exhausted extends Refusal {
  constructor() {
    super('workflow.trialTooLong');
  }
}

/**
 * What one trial run may use up, since it runs in the server's own memory and on its one thread. It is counted and not
 * measured, so that the same run comes as far on a slow or busy machine. Rows and steps bound what one command costs, and
 * others are served before the next one.
 */
export class Budget {
  #entered = 0;
  #commands = 0;
  #steps = 0;

  constructor(private readonly limits = most) {}

  /** A node is come to, which makes a row at least. */
  readonly enter = (): void => {
    this.#entered += 1;
    this.assertLeft(this.#entered);
  };

  /** One more command is run, however few rows it makes. */
  spendCommand(): void {
    this.#commands += 1;
    if (this.#commands > this.limits.commands) throw new Exhausted();
  }

  /** Expressions are read, which makes no row. */
  readonly spendSteps = (steps: number): void => {
    this.#steps += steps;
    if (this.#steps > this.limits.steps) throw new Exhausted();
  };

  /** Refuses the run where it keeps too many rows. */
  assertLeft(rows: number): void {
    if (rows > this.limits.rows) throw new Exhausted();
  }

  /** The same for a run that begins anew. */
  again(): Budget {
    return new Budget(this.limits);
  }
}

/** Lets others be served: rows in memory never wait for anything, so a run would not leave the thread by itself. */
export const letOthers = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
