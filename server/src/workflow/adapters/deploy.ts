import { createHash } from 'node:crypto';

import { awaitedStarts } from '../interpreter/events/awaited-starts.ts';
import type { Definition } from '../model/definition.ts';
import { readModel } from './documents/read-model.ts';
import type { ListenerPolicy } from '../model/refuse-unsupported.ts';
import { starvedJoins } from '../model/starved-joins.ts';
import { unknownOutcomes } from '../model/unknown-outcomes.ts';
import type { DeployedVersion, Store } from '../store.ts';

/** A model to deploy and where it is filed. */
export interface Model {
  xml: string;
  category?: string | null;
}

interface Deploying {
  store: Store;
  now: Date;
  nextId: () => string;
  listeners?: ListenerPolicy;
  /** Refuses a process that asks for what nobody provides. */
  refuse?: (definition: Definition) => void;
}

/** A version of a process, with what its author should look at again although it runs. */
interface Deployment extends DeployedVersion {
  warnings: {
    /** Labels of nodes that ask for `outcome` where there may be none; `outcomes` has the choice of each node. */
    unknownOutcomes: readonly string[];
    /** Labels of borders whose second token comes to a join of the first, where one of them may wait for ever. */
    starvedJoins: readonly string[];
  };
}

/** Deploys every process of a model; refuses, with a sentence, what the engine would not run. */
export async function deployModel(
  { xml, category = null }: Model,
  around: Deploying,
): Promise<readonly Deployment[]> {
  const sha256 = createHash('sha256').update(xml).digest('hex');
  const versions: Deployment[] = [];
  for (const definition of await readModel(xml, around.listeners)) {
    around.refuse?.(definition);
    const { key, name } = definition;
    const id = around.nextId();
    const row = { id, key, name, category, xml, sha256, deployedAt: around.now };
    const warnings = {
      unknownOutcomes: unknownOutcomes(definition),
      starvedJoins: starvedJoins(definition),
    };
    const starts = awaitedStarts(definition, { ...around, id });
    versions.push({ ...(await around.store.deploy(row, starts)), warnings });
  }
  return versions;
}
