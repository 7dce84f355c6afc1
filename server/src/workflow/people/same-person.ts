import type { SamePersonRule } from '@policy/shared/contract/workflow/status.ts';

import type { Run } from '../interpreter/run.ts';
import type { TaskRow } from '../rows.ts';
import type { Store } from '../store.ts';
import { tasksSoFar } from './tasks-so-far.ts';

interface Asked {
  task: TaskRow;
  person: string;
  rules: readonly SamePersonRule[];
}

/** Whether whom a task is for has decided already, in one of the ways that its node names. */
export async function decidedBefore(
  run: Run,
  { task, person, rules }: Asked,
  store: Store,
): Promise<boolean> {
  const { starterId } = run.instances.get(task.instanceId);
  if (rules.includes('initiator') && person === starterId) return true;
  const others = rules.filter((rule) => rule !== 'initiator');
  if (others.length === 0) return false;
  const passed = await passedSoFar(run, task, store);
  const tasks = await tasksSoFar(run, task, store);
  const since = approvedBy(person, tasks).filter(({ id }) => !passed.has(id));
  return since.some(({ id }) => others.includes('earlier') || id === task.causedBy);
}

/** The tasks that a rule for the same person has passed: nobody has looked at those. */
async function passedSoFar(run: Run, { instanceId }: TaskRow, store: Store): Promise<ReadonlySet<string>> {
  const now = run.comments
    .filter(({ action }) => action === 'autoApproved')
    .flatMap(({ taskId }) => taskId ?? []);
  return new Set([...(await store.autoApproved(instanceId)), ...now]);
}

/** What somebody has approved himself since something was last returned: not as a signer, nor for another. */
function approvedBy(person: string, tasks: readonly TaskRow[]): readonly TaskRow[] {
  const approved = tasks.filter(
    (one) => one.assigneeId === person && one.outcome === 'approved' && isHisOwn(one),
  );
  // What came back is looked at again, by whomever.
  const returnedAt = tasks.findLast(({ outcome }) => outcome === 'returned')?.id ?? '';
  return approved.filter(({ id }) => id > returnedAt);
}

const isHisOwn = ({ signs, proxyForId, delegation }: TaskRow): boolean =>
  signs === null && proxyForId === null && delegation !== 'pending';
