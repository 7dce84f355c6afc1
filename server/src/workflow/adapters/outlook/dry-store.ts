import { found } from '../../../kit/runtime/errors.ts';
import type { OfProcess } from '../../people/people.ts';
import type { InstanceRow } from '../../rows.ts';
import type { Changes } from '../../store.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** What the instance is that an act is about. */
interface OfCase {
  process: OfProcess;
  ownerId: string;
}

/** A store that is read and never written: what a command would have written is looked at instead. */
export class DryStore extends DrizzleStore {
  #changes: Changes | null = null;

  override write(changes: Changes): Promise<void> {
    this.#changes = changes;
    return Promise.resolve();
  }

  /** What the command would have led to, by what it would have written. */
  async outlookOf(instanceId: string): Promise<{ outlook: Outlook; of: OfCase }> {
    const changes = found(this.#changes);
    const instance = found(await this.#instanceOf(changes, instanceId));
    const { definition } = found(await this.deployment(instance.deploymentId));
    const { processKey, businessKey, ownerId } = instance;
    const process = { processKey, businessKey, caseType: definition.caseType };
    return { outlook: outlookOf(changes, instanceId, definition), of: { process, ownerId } };
  }

  /** The instance as it is kept, or as the command would have begun it. */
  async #instanceOf({ instances }: Changes, instanceId: string): Promise<InstanceRow | undefined> {
    const begun = instances.added.find(({ id }) => id === instanceId);
    if (begun) return begun;
    const tree = await this.lockTree({ instanceId });
    return tree?.instances.find(({ id }) => id === instanceId);
  }
}
