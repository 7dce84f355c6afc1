import { createHash } from 'node:crypto';

import { parseModel } from '../model/parse.ts';
import type { ListenerPolicy } from '../model/refuse-unsupported.ts';
import type { DeployedVersion, Store } from '../store.ts';

/** A model to deploy and where it is filed. */
export interface Model {
  xml: string;
  category?: string | null;
}

/** Deploys every process of a model; refuses, with a sentence, what the engine would not run. */
export async function deployModel(
  { xml, category = null }: Model,
  around: { store: Store; now: Date; nextId: () => string; listeners?: ListenerPolicy },
): Promise<readonly DeployedVersion[]> {
  const sha256 = createHash('sha256').update(xml).digest('hex');
  const versions: DeployedVersion[] = [];
  for (const { key, name } of await parseModel(xml, around.listeners)) {
    const id = around.nextId();
    versions.push(
      await around.store.deploy({ id, key, name, category, xml, sha256, deployedAt: around.now }),
    );
  }
  return versions;
}
