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
    (task) => task.instanceId === from.instanceId && task.kind === 'work' && task.status === 'done',
  );
  const nodeIds = new Set(done.toReversed().map((task) => task.nodeId));
  return [...nodeIds]
    .filter((nodeId) => mayGoBack(definition, from.nodeId, nodeId))
    .map((nodeId) => ({ nodeId, name: labelOf(nodeOf(definition, nodeId)) }));
}
