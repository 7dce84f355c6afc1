import { Refusal } from '../../kit/runtime/errors.ts';
import type { Template } from '../expressions/template.ts';
import { valueOf } from '../expressions/template.ts';
import type { UserTask } from '../model/definition.ts';
import { labelOf } from '../model/definition.ts';
import { systemId } from '../rows.ts';
import type { TaskRow } from '../rows.ts';
import { dueAt } from './events/due-at.ts';
import { emit } from './run.ts';
import { setDeadlines } from './tasks/deadlines.ts';
import { alternatives, textsOf, wantedBy } from './tasks/named-people.ts';
import type { Visit } from './visit.ts';

/** Makes the task of a user task node, offered to its candidates or given to its assignee. */
export function createTask(visit: Visit<UserTask>): void {
  const { run, node } = visit;
  const assigneeId = holderOf(visit);
  const { formKey, priority } = node;
  const own = { isOwners: false, assigneeId, dueAt: dueOf(visit), formKey };
  const task = addTask(visit, { ...own, priority: priority ? priorityOf(priority, visit) : 50 });
  const candidates = node.candidates.flatMap((rule) => alternatives(rule, visit));
  run.candidates.push(
    ...candidates.map((candidate) => ({ id: run.context.nextId(), taskId: task.id, ...candidate })),
  );
  const fallback = node.nobody?.user ? textsOf(node.nobody.user, visit) : [];
  setDeadlines(visit, task);
  run.asked.push({ taskId: task.id, wanted: node.relations.map((one) => wantedBy(one, visit)), fallback });
}

/** Who has a task as it is made: whom the node names, or the company whose duties it names; nobody where it is offered. */
function holderOf(visit: Visit<UserTask>): string | null {
  const { run, node, execution } = visit;
  const { ownerId } = run.instances.get(execution.instanceId);
  // What nobody began belongs to nobody.
  if (node.candidates.some(({ duty }) => duty !== null)) return ownerId === systemId ? null : ownerId;
  const [assigneeId = null] = node.assignee ? textsOf(node.assignee, visit) : [];
  return assigneeId;
}

/** The turn of whom the process belongs to, at the node that a return has brought the token to. */
export function createOwnersTask(visit: Visit, dueAt: Date | null): void {
  const { ownerId } = visit.run.instances.get(visit.execution.instanceId);
  const formKey = visit.node.type === 'userTask' ? visit.node.formKey : null;
  addTask(visit, { isOwners: true, assigneeId: ownerId, dueAt, formKey });
}

function addTask(
  { run, execution, node }: Visit,
  own: Pick<TaskRow, 'isOwners' | 'assigneeId' | 'dueAt' | 'formKey'> & { priority?: number },
): TaskRow {
  const task = run.tasks.add({
    id: run.context.nextId(),
    instanceId: execution.instanceId,
    executionId: execution.id,
    nodeId: node.id,
    name: labelOf(node),
    status: own.assigneeId === null ? 'candidate' : 'doing',
    ownerId: null,
    delegation: null,
    proxyForId: null,
    signsFor: null,
    signs: null,
    signersAfter: [],
    priority: 50,
    claimedAt: null,
    readAt: null,
    createdAt: run.context.now,
    endedAt: null,
    outcome: null,
    causedBy: run.context.causedBy,
    rev: 1,
    ...own,
  });
  const { historyId } = run.executions.get(execution.id);
  if (historyId !== null) run.history.change(historyId, { taskId: task.id });
  emit(run, execution.instanceId, {
    type: 'taskCreated',
    nodeId: node.id,
    taskId: task.id,
    isOwners: own.isOwners,
    assigneeId: own.assigneeId,
  });
  return task;
}

/** `PT48H` or a date, as a text or from a variable. */
function dueOf({ run, node, names }: Visit<UserTask>): Date | null {
  if (!node.dueDate) return null;
  const value = valueOf(node.dueDate, names, labelOf(node));
  if (value === null || value === '') return null;
  return dueAt(run, value, { node: labelOf(node), countsWorkdays: node.countsWorkdays });
}

/** A whole number from 0 to 100. */
function priorityOf(template: Template, { names, node }: Visit<UserTask>): number {
  const value = Number(valueOf(template, names, labelOf(node)));
  if (Number.isInteger(value) && value >= 0 && value <= 100) return value;
  throw new Refusal('workflow.priority', { node: labelOf(node) });
}
