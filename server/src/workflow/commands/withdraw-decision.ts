import { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import { defineCommand } from '../command.ts';
import { comment } from '../inputs.ts';
import { drain } from '../interpreter/drain.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { takeBack } from '../interpreter/go-back.ts';
import { emit } from '../interpreter/run.ts';
import type { Run } from '../interpreter/run.ts';
import { loadTask } from '../load.ts';
import { giveBack } from './give-back.ts';
import { mayGoBack } from '../model/branches.ts';
import type { Definition } from '../model/definition.ts';
import { labelOf, nodeOf } from '../model/definition.ts';
import {
  actorDecided,
  decisionCanBeUndone,
  isFollowed,
  instanceIsRunning,
  reasonIsGiven,
} from '../preconditions.ts';
import type { ExecutionRow, TaskRow } from '../rows.ts';
import { hasGoneFurther, statusesSince } from '../since-decision.ts';
import type { SinceDecision } from '../since-decision.ts';
import type { Store } from '../store.ts';

/**
 * Takes one's own decision back, as long as nobody has touched what came of it and it had no effect outside of the
 * process: the task is again whose it was, and the area puts back the status that its row had.
 */
export const withdrawDecision = defineCommand({
  name: 'withdrawDecision',
  input: z.object({ taskId: z.string(), comment }),
  target: ({ taskId }) => taskId,
  load: loadDecision,
  preconditions: [actorDecided, instanceIsRunning, decisionCanBeUndone, reasonIsGiven],
  interpret: (run, { task, consequences, statuses, proxies }, { input }) => {
    const open = new Map(run.tasks.all().map((row) => [row.id, row]));
    const ended = new Set(run.instances.all().flatMap((row) => (row.endedAt === null ? [] : [row.id])));
    run.tasks.change(task.id, { outcome: 'withdrawn', rev: task.rev + 1 });
    addComment(run, task, { action: 'decisionWithdrawn', text: input.comment });
    const { nodeId, endedAt: decidedAt } = task;
    if (decidedAt)
      emit(run, task.instanceId, { type: 'decisionWithdrawn', nodeId, taskId: task.id, decidedAt, statuses });
    const { id } = takeBack(run, standingAfter(run, task, consequences), task.nodeId);
    // What coming to the step brings, it has brought before.
    run.agenda.push({ kind: 'enter', executionId: id, nodeId: task.nodeId, flowId: null, isAgain: true });
    drain(run);
    assertOwnWork(run, task, { open, ended });
    const again = run.tasks.all().find((row) => row.executionId === id && row.endedAt === null);
    if (again) giveBack(run, again, { task, proxies });
    return task.instanceId;
  },
});

async function loadDecision(input: { taskId: string }, store: Store) {
  const state = await loadTask(input, store);
  const { rows, task } = state;
  const since = await store.sinceDecision(task);
  const definition = state.definitions.byId(state.instance.deploymentId);
  const consequences = since.tasks.filter(({ causedBy }) => causedBy === task.id);
  const isOver = hasGoneFurther(definition, task, since);
  const statuses = statusesSince(definition, task, since);
  const proxies = await store.proxiesOf(task);
  const held = { ...rows, tasks: [...rows.tasks, task] };
  return { ...state, rows: held, consequences, isOver, statuses, proxies };
}

/** Whether a decision was one that can be taken back, and nobody has acted on it. */
export function isUntouched(
  definition: Definition,
  { task, since }: { task: TaskRow; since: SinceDecision },
): boolean {
  if (task.status !== 'done' || task.isOwners || task.delegation === 'pending') return false;
  const consequences = since.tasks.filter(({ causedBy }) => causedBy === task.id);
  const isOver = hasGoneFurther(definition, task, since);
  return !isFollowed(nodeOf(definition, task.nodeId), { task, consequences, isOver });
}

/** What stands where the decision has led: the token that went on, or one that it made. */
function standingAfter(run: Run, task: TaskRow, consequences: readonly TaskRow[]): ExecutionRow {
  const ids = [task.executionId, ...consequences.map(({ executionId }) => executionId)];
  const standing = ids.flatMap((id) => run.executions.find(id) ?? []);
  const { instanceId, nodeId } = task;
  const definition = run.definitions.byId(run.instances.get(instanceId).deploymentId);
  const node = nodeOf(definition, nodeId);
  const execution = standing.find((row) => row.instanceId === instanceId);
  // Who waits in a join has not left his branch.
  const isBehind =
    execution && !node.loop && (execution.joining || mayGoBack(definition, execution.nodeId, nodeId));
  if (!isBehind) throw new Refusal('workflow.decisionStands', { node: labelOf(node) });
  return execution;
}

interface Before {
  open: ReadonlyMap<string, TaskRow>;
  ended: ReadonlySet<string>;
}

/** Nothing goes with the decision that others have brought about: neither their tasks nor a process that was called. */
function assertOwnWork(run: Run, task: TaskRow, { open, ended }: Before): void {
  const gone = run.tasks
    .all()
    .filter(({ id, endedAt }) => open.get(id)?.endedAt === null && endedAt !== null);
  const isOthers = gone.some(({ causedBy }) => causedBy !== task.id);
  const hasEnded = run.instances.all().some((row) => row.endedAt !== null && !ended.has(row.id));
  if (isOthers || hasEnded) throw new Refusal('workflow.decisionStands', { node: task.name });
}
