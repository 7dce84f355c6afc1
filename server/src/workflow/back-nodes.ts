import type { ReturnTarget } from './inputs.ts';
import { mayGoBack } from './model/branches.ts';
import type { Definition } from './model/definition.ts';
import { handlingOf, labelOf, nameEnOf, nodeOf } from './model/definition.ts';
import type { TaskRow } from './rows.ts';

/** A node to which a case may go back. */
export interface BackNode {
  nodeId: string;
  name: string;
  nameEn: string | null;
}

/** The user tasks of an instance that were done and to which a task may go back, as far as its step lets it, newest first. */
export function backNodesOf(
  definition: Definition,
  from: Pick<TaskRow, 'instanceId' | 'nodeId'>,
  tasks: readonly TaskRow[],
): readonly BackNode[] {
  const done = tasks.filter(
    (task) => task.instanceId === from.instanceId && !task.isOwners && task.status === 'done',
  );
  const { backTo } = handlingOf(nodeOf(definition, from.nodeId));
  const nodeIds = new Set(done.toReversed().map((task) => task.nodeId));
  return [...nodeIds]
    .filter((nodeId) => mayGoBack(definition, from.nodeId, nodeId))
    .filter((nodeId) => backTo === null || backTo.includes(nodeId))
    .map((nodeId) => ({
      ...{ nodeId, name: labelOf(nodeOf(definition, nodeId)) },
      nameEn: nameEnOf(definition, nodeId),
    }));
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
  task: TaskRow,
  tasks: readonly TaskRow[],
  nodeIds: readonly string[],
): string | undefined {
  const byId = new Map(tasks.map((row) => [row.id, row]));
  const firsts = firstTries(tasks, byId);
  const causeOf = ({ id }: TaskRow) => byId.get(firsts.get(id)?.causedBy ?? '');
  let cause = causeOf(task);
  while (cause && !nodeIds.includes(cause.nodeId)) cause = causeOf(cause);
  return cause?.nodeId;
}

/** For each task the one by which its node was come to: what begins again after a return led here no other way. */
function firstTries(
  tasks: readonly TaskRow[],
  byId: ReadonlyMap<string, TaskRow>,
): ReadonlyMap<string, TaskRow> {
  const firsts = new Map<string, TaskRow>();
  // The oldest comes first, so what a task was caused by has been seen.
  for (const task of tasks) {
    const answer = firsts.get(task.causedBy ?? '');
    const asked = byId.get(answer?.causedBy ?? '');
    firsts.set(task.id, asked && asksFor(asked, task) ? (firsts.get(asked.id) ?? task) : task);
  }
  return firsts;
}

/** Whether what a task returned came back as another task of its node. */
const asksFor = (asked: TaskRow, task: TaskRow): boolean =>
  asked.nodeId === task.nodeId && asked.outcome === 'returned';
