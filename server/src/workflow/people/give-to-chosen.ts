import { Refusal } from '../../kit/runtime/errors.ts';
import type { Run } from '../interpreter/run.ts';
import { definitionOf, reachClaim } from '../interpreter/run.ts';
import { handlingOf, labelOf } from '../model/definition.ts';
import type { UserTask } from '../model/definition.ts';
import type { Alternative, TaskRow } from '../rows.ts';
import type { OfProcess, People } from './people.ts';
import { tellOfHolder } from './proxy-agents.ts';

/** A new task as whoever chooses its handler sees it. */
interface Choosing {
  /** Whom it is offered to. */
  alternatives: readonly Alternative[];
  process: OfProcess;
  ownerId: string;
}

/** The officers among whom the handler of a task is chosen: it is for them, they read what it is about, and it is not their own case. */
export async function choosable(
  { alternatives, process, ownerId }: Choosing,
  people: People,
): Promise<readonly string[]> {
  const meant = await people.find({ kind: 'named', alternatives });
  const readers = await people.readersAmong(meant, process);
  return meant.filter((id) => readers.has(id) && id !== ownerId);
}

/** Gives a new task to whom its step was chosen for, where it lets that be done and he is one of those whom it is for. */
export async function giveToChosen(
  run: Run,
  task: TaskRow,
  { node, people }: { node: UserTask; people: People },
): Promise<void> {
  const { handlers } = run.context;
  const userId = Object.hasOwn(handlers, node.id) ? handlers[node.id] : undefined;
  if (userId === undefined) return;
  if (!handlingOf(node).isChosen) throw new Refusal('workflow.chosenNot', { node: labelOf(node) });
  const { processKey, businessKey, ownerId } = run.instances.get(task.instanceId);
  const { caseType } = definitionOf(run, task.instanceId);
  const offered = run.candidates.filter(({ taskId }) => taskId === task.id);
  // Of many whom a task is for, one alone is looked for.
  const alternatives = offered
    .filter((one) => one.userId === null || one.userId === userId)
    .map(({ roleId, departmentId, duty }) => ({ userId, roleId, departmentId, duty }));
  const process = { processKey, businessKey, caseType };
  if (!(await choosable({ alternatives, process, ownerId }, people)).includes(userId))
    throw new Refusal('workflow.chosenNotCandidate', { node: labelOf(node) });
  run.tasks.change(task.id, { assigneeId: userId, status: 'doing' });
  tellOfHolder(run, task.id, userId);
  reachClaim(run, task);
}

/** Refuses a handler who was chosen for a step that the act does not lead to: what was filled in has changed since. */
export function assertChosenReached(run: Run): void {
  const { added } = run.tasks.difference();
  const reached = new Set(added.filter(({ signs }) => signs === null).map(({ nodeId }) => nodeId));
  const missed = Object.keys(run.context.handlers).find((nodeId) => !reached.has(nodeId));
  if (missed === undefined) return;
  const nodes = run.instances.all().map(({ id }) => definitionOf(run, id).nodes.get(missed));
  const node = nodes.find((one) => one !== undefined);
  throw new Refusal('workflow.chosenUnreached', { node: node ? labelOf(node) : missed });
}
