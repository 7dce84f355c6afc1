import { Lacking } from './lacking.ts';
import type { Called, Definitions, Deployed } from './interpreter/run.ts';
import type { Calendar } from '../kit/runtime/workdays.ts';
import type { Definition } from './model/definition.ts';

/** What a run has been given besides its rows; a process that it calls and the working days are read when it comes to them. */
export class KnownDefinitions implements Definitions {
  readonly #byId: Map<string, Definition>;
  #workdays: Calendar | null = null;
  readonly #called = new Map<string, Deployed | null>();

  constructor(deployed: readonly Deployed[]) {
    this.#byId = new Map(deployed.map(({ id, definition }) => [id, definition]));
  }

  byId(deploymentId: string): Definition {
    const definition = this.#byId.get(deploymentId);
    if (!definition) throw new Error('A live instance runs on a deployment that does not exist');
    return definition;
  }

  workdays(): Calendar {
    if (!this.#workdays) throw new Lacking('workdays');
    return this.#workdays;
  }

  /** Gives the working days that were lacking. */
  learnWorkdays(calendar: Calendar): void {
    this.#workdays = calendar;
  }

  called(asked: Called): Deployed | null {
    const known = this.#called.get(nameOf(asked));
    if (known === undefined) throw new Lacking(asked);
    return known;
  }

  /** Gives what was lacking; null for a process or version that does not exist. */
  learn(asked: Called, deployed: Deployed | null): void {
    this.#called.set(nameOf(asked), deployed);
    if (deployed) this.#byId.set(deployed.id, deployed.definition);
  }
}

const nameOf = ({ key, version }: Called): string => JSON.stringify([key, version]);
