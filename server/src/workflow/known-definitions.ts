import { Lacking } from './lacking.ts';
import type { Called, Definitions, Deployed } from './interpreter/run.ts';
import type { Definition } from './model/definition.ts';

/** The processes that a run has been given; one that it calls is read when it comes to it. */
export class KnownDefinitions implements Definitions {
  readonly #byId: Map<string, Definition>;
  readonly #called = new Map<string, Deployed | null>();

  constructor(deployed: readonly Deployed[]) {
    this.#byId = new Map(deployed.map(({ id, definition }) => [id, definition]));
  }

  byId(deploymentId: string): Definition {
    const definition = this.#byId.get(deploymentId);
    if (!definition) throw new Error('A live instance runs on a deployment that does not exist');
    return definition;
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
