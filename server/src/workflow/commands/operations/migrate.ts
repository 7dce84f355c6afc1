import type { MigrationStep } from '@policy/shared/contract/workflow/migration.ts';
import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { defineCommand } from '../../command.ts';
import { reason } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import type { Deployed } from '../../interpreter/run.ts';
import type { InstanceState } from '../../load.ts';
import { loadInstance } from '../../load.ts';
import { migrationReport } from '../../migration.ts';
import { instanceIsRunning, operatorOnly } from '../../preconditions.ts';
import type { Store } from '../../store.ts';

interface Asked {
  instanceId: string;
  deploymentId: string;
}

/** Has an instance go on in another version of its process, where everything that stands has its counterpart. */
export const migrate = defineCommand({
  name: 'migrate',
  input: z.object({ instanceId: z.string(), deploymentId: z.string(), comment: reason }),
  target: ({ instanceId }) => instanceId,
  load: loadMigration,
  preconditions: [operatorOnly, instanceIsRunning, isSameProcess, everythingFits],
  interpret: (run, { instance, target }, { input }) => {
    const text = `v${String(target.version)} ${input.comment}`;
    addComment(run, { instanceId: instance.id, id: null }, { action: 'migrated', text });
    run.instances.change(instance.id, { deploymentId: target.id });
    return instance.id;
  },
});

type State = InstanceState & { target: Deployed };

/** An instance, and the version that it is to go on in. */
async function loadMigration(asked: Asked, store: Store): Promise<State> {
  const state = await loadInstance(asked, store);
  const target = await store.deployment(asked.deploymentId);
  if (!target) throw new Refusal('workflow.processMissing', { process: asked.deploymentId });
  state.definitions.learn(target, target);
  return { ...state, target };
}

/** Another version of the same process, and not the one that it runs on. */
function isSameProcess({ instance, target }: State): void {
  if (target.key !== instance.processKey || target.id === instance.deploymentId)
    throw new Refusal('workflow.migrateOther', { process: target.key });
}

/** What a migration would meet, without doing it. */
export async function reportMigration(store: Store, asked: Asked): Promise<readonly MigrationStep[]> {
  const { definitions, instance, target, rows } = await loadMigration(asked, store);
  const versions = { from: definitions.byId(instance.deploymentId), to: target.definition };
  return migrationReport(versions, instance, rows);
}

function everythingFits({ definitions, instance, target, rows }: State): void {
  const versions = { from: definitions.byId(instance.deploymentId), to: target.definition };
  const blocked = migrationReport(versions, instance, rows).find(({ problem }) => problem !== null);
  if (blocked?.problem === 'effect') throw new Refusal('workflow.migrateEffect', { node: blocked.name });
  if (blocked) throw new Refusal('workflow.migrateBlocked', { node: blocked.name });
}
