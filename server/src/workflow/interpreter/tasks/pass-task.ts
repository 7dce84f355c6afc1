import { buttonOf, nodeOf } from '../../model/definition.ts';
import type { TaskRow } from '../../rows.ts';
import { cancelTask } from '../cancel.ts';
import { finishTask } from '../finish-task.ts';
import type { Run } from '../run.ts';
import { definitionOf } from '../run.ts';
import { afterDecision, openSigners } from './signers.ts';

/** Approves a task that nobody has to decide; the history says why. Deployment sees to it that no effect stands on that. */
export function passTask(run: Run, task: TaskRow, { action, by }: { action: string; by: string }): void {
  const reaction = buttonOf(nodeOf(definitionOf(run, task.instanceId), task.nodeId), 'approved');
  const passed = run.tasks.change(task.id, { assigneeId: by, signersAfter: [] });
  for (const signer of openSigners(run, passed)) cancelTask(run, signer);
  finishTask(
    run,
    { task: passed },
    { outcome: 'approved', comment: '', reaction, said: { action, userId: by } },
  );
  afterDecision(run, passed, 'approved');
}
