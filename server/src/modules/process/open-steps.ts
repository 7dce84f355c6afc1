import type { Context } from '../../kit/runtime/context.ts';
import type { Workflow } from '../../workflow/index.ts';
import { mayAct } from './start/startable.ts';
import { isApplicant, namesOf } from './task-rows.ts';

/**
 * Processes with the steps at which they wait, who holds them, and the oldest that may be urged; all empty where a process waits
 * for nobody. Whoever applied is told the step alone. Those that came back wait for whoever acts for whom they belong to.
 */
export async function withOpenSteps<Row extends { processInstanceId: string }>(
  context: Context,
  workflow: Workflow,
  rows: readonly Row[],
) {
  const ids = rows.map((row) => row.processInstanceId);
  const steps = ids.length === 0 ? [] : await workflow.openSteps(context, ids);
  const names = await namesOf(context, isApplicant(context) ? [] : steps.map(({ assigneeId }) => assigneeId));
  return rows.map((row) => {
    const own = steps.filter(({ instanceId }) => instanceId === row.processInstanceId);
    const holders = own.flatMap(({ assigneeId }) => names.get(assigneeId ?? '') ?? []);
    return {
      ...row,
      taskName: listed(own.map(({ name }) => name)),
      assigneeName: listed(holders),
      urgedTaskId: isApplicant(context) ? null : (own.find(isOfOthers(context))?.taskId ?? null),
      isReturned: mayAct(context) && own.some(({ isOwners }) => isOwners),
    };
  });
}

/** A step that an office has in hand, and not the caller himself. */
const isOfOthers =
  ({ actor }: Context) =>
  ({ isOwners, assigneeId }: { isOwners: boolean; assigneeId: string | null }) =>
    !isOwners && assigneeId !== actor?.userId;

const listed = (names: readonly string[]) => (names.length === 0 ? null : [...new Set(names)].join('、'));
