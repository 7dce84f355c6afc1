import { createHash } from 'node:crypto';

import type { Definition } from '../model/definition.ts';
import { parseModel } from '../model/parse.ts';
import type { ListenerPolicy } from '../model/refuse-unsupported.ts';
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

/** Deploys every process of a model; refuses, with a sentence, what the engine would not run. */
export async function deployModel(
  { xml, category = null }: Model,
  around: Deploying,
): Promise<readonly DeployedVersion[]> {
  const sha256 = createHash('sha256').update(xml).digest('hex');
  const versions: DeployedVersion[] = [];
  for (const definition of await parseModel(xml, around.listeners)) {
    around.refuse?.(definition);
    const { key, name } = definition;
    const id = around.nextId();
    versions.push(
      await around.store.deploy({ id, key, name, category, xml, sha256, deployedAt: around.now }),
    );
  }
  return versions;
}
