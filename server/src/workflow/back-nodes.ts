import type { ReturnTarget } from './inputs.ts';
import { mayGoBack } from './model/branches.ts';
import type { Definition } from './model/definition.ts';
import { labelOf, nodeOf } from './model/definition.ts';
import type { TaskRow } from './rows.ts';

/** A node to which a case may go back. */
export interface BackNode {
  nodeId: string;
  name: string;
}

/** The user tasks of an instance that were done and to which a task may go back, newest first. */
export function backNodesOf(
  definition: Definition,
  from: Pick<TaskRow, 'instanceId' | 'nodeId'>,
  tasks: readonly TaskRow[],
): readonly BackNode[] {
  const done = tasks.filter(
    (task) => task.instanceId === from.instanceId && !task.isOwners && task.status === 'done',
  );
  const nodeIds = new Set(done.toReversed().map((task) => task.nodeId));
  return [...nodeIds]
    .filter((nodeId) => mayGoBack(definition, from.nodeId, nodeId))
    .map((nodeId) => ({ nodeId, name: labelOf(nodeOf(definition, nodeId)) }));
}

/** The node that a task is returned to, if it may go there: the one that is named, or the one before. */
export function returnNodeOf(
  definition: Definition,
  { task, tasks }: { task: TaskRow; tasks: readonly TaskRow[] },
  to: Exclude<ReturnTarget, 'owner'>,
): string | null {
  const nodeIds = backNodesOf(definition, task, tasks).map(({ nodeId }) => nodeId);
  if (to === 'previous') return previousOf(task, tasks, nodeIds) ?? nodeIds[0] ?? null;
  return nodeIds.includes(to.nodeId) ? to.nodeId : null;
}

/** The nearest of some nodes among the tasks that led here, each of which names the one whose completion led to it. */
function previousOf(
  { causedBy }: TaskRow,
  tasks: readonly TaskRow[],
  nodeIds: readonly string[],
): string | undefined {
  const cause = tasks.find(({ id }) => id === causedBy);
  if (!cause) return undefined;
  return nodeIds.includes(cause.nodeId) ? cause.nodeId : previousOf(cause, tasks, nodeIds);
}
