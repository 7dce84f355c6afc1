import type { Definition } from './definition.ts';
import { starvedJoins } from './starved-joins.ts';
import { unknownOutcomes } from './unknown-outcomes.ts';

/** What runs, and what its author should look at again. */
export interface ModelWarnings {
  /** Labels of nodes that ask for `outcome` where there may be none; `outcomes` has the choice of each node. */
  unknownOutcomes: readonly string[];
  /** Labels of borders whose second token comes to a join of the first, where one of them may wait for ever. */
  starvedJoins: readonly string[];
}

/** What its author should look at again in a process that runs. */
export const warningsOf = (definition: Definition): ModelWarnings => ({
  unknownOutcomes: unknownOutcomes(definition),
  starvedJoins: starvedJoins(definition),
});
