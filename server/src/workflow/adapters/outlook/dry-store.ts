import { found } from '../../../kit/runtime/errors.ts';
import type { Changes } from '../../store.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** A store that is read and never written: what a command would have written is looked at instead. */
export class DryStore extends DrizzleStore {
  #changes: Changes | null = null;

  override write(changes: Changes): Promise<void> {
    this.#changes = changes;
    return Promise.resolve();
  }

  /** What the command would have led to, by what it would have written. */
  async outlookOf(instanceId: string): Promise<Outlook> {
    const tree = found(await this.lockTree({ instanceId }));
    const { deploymentId } = found(tree.instances.find(({ id }) => id === instanceId));
    const { definition } = found(await this.deployment(deploymentId));
    return outlookOf(found(this.#changes), instanceId, definition);
  }
}
