import type { SignerView } from '@policy/shared/contract/workflow/views.ts';

import type { ModelNode } from './model/definition.ts';
import type { TaskRow } from './rows.ts';

/** Who decides a step or signs it besides the holder of one of its tasks, the oldest first; what was decided before the last return is over. */
export function coSignersOf(node: ModelNode, own: TaskRow, tasks: readonly TaskRow[]): SignerView[] {
  const returnedAt = tasks.findLast(({ outcome }) => outcome === 'returned')?.id ?? '';
  const signed = own.signsFor ?? own.id;
  const isBeside = (one: TaskRow) => one.signsFor === signed || one.id === signed;
  const decidesToo = (one: TaskRow) =>
    node.loop !== null &&
    one.nodeId === node.id &&
    one.signs === null &&
    !one.isOwners &&
    one.id > returnedAt;
  return tasks
    .filter((one) => one.id !== own.id && one.status !== 'cancelled' && (isBeside(one) || decidesToo(one)))
    .map(({ id: taskId, assigneeId: assignee, signs, outcome, endedAt: endTime }) => ({
      ...{ taskId, assignee, signs, outcome, endTime },
    }));
}
