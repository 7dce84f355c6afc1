import { Refusal } from '../../kit/runtime/errors.ts';
import { valueOf } from '../expressions/template.ts';
import type { Definition } from '../model/definition.ts';
import { labelOf, nodeOf, plainStartOf } from '../model/definition.ts';
import type { ExecutionRow, InstanceRow } from '../rows.ts';
import { cancelExecution, markEnded } from './cancel.ts';
import { beginData, namesOf, namesOfInstance } from './names.ts';
import { keepOutcome } from './outcomes.ts';
import type { Run } from './run.ts';
import { definitionOf, executionsIn } from './run.ts';
import { dropWaits, waitFor } from './events/waits.ts';

/** Opens a scope and puts a token at its start; without a parent it is the top of the process. */
export function startScope(run: Run, instanceId: string, parentId: string | null): void {
  startScopeAt(run, { instanceId, parentId, nodeId: startOf(run, instanceId, parentId) });
}

/** Opens a scope and puts a token at one of its starts. */
export function startScopeAt(
  run: Run,
  place: Pick<ExecutionRow, 'instanceId' | 'parentId' | 'nodeId'>,
): void {
  const { instanceId, parentId, nodeId } = place;
  openScope(run, instanceId, parentId);
  const { id: executionId } = addToken(run, { instanceId, parentId, nodeId });
  run.agenda.push({ kind: 'enter', executionId, nodeId, flowId: null });
}

/** Where a scope begins when nobody names an event; a process that only events begin is refused. */
function startOf(run: Run, instanceId: string, parentId: string | null): string {
  const definition = definitionOf(run, instanceId);
  const scopeId = scopeIdOf(run, parentId);
  const begun = nodeTypeOf(definition, scopeId) === 'eventSubProcess';
  const start = begun ? definition.starts.get(scopeId)?.[0] : plainStartOf(definition, scopeId);
  if (!start) throw new Refusal('workflow.startedByEvents', { process: definition.name });
  return start.id;
}

const nodeTypeOf = ({ nodes }: Definition, id: string) => nodes.get(id)?.type;

const scopeIdOf = (run: Run, parentId: string | null) =>
  parentId === null ? '' : run.executions.get(parentId).nodeId;

/** A scope waits for what begins its event subprocesses for as long as something is in it. */
export function openScope(run: Run, instanceId: string, parentId: string | null): void {
  if (parentId !== null) beginData(run, run.executions.get(parentId));
  const starts = definitionOf(run, instanceId).eventStarts.get(scopeIdOf(run, parentId)) ?? [];
  const names = parentId === null ? namesOfInstance(run, instanceId) : namesOf(run, parentId);
  for (const start of starts) waitFor(run, { instanceId, executionId: parentId ?? instanceId, names }, start);
}

/** A new token in a scope. */
export function addToken(
  run: Run,
  place: Pick<ExecutionRow, 'instanceId' | 'parentId' | 'nodeId'>,
): ExecutionRow {
  return run.executions.add({
    id: run.context.nextId(),
    ...place,
    kind: 'token',
    loop: null,
    joining: false,
    arrivedBy: null,
    historyId: null,
    variables: {},
    returnTo: null,
  });
}

/** Completes a scope that holds no token any more: the subprocess goes on, or the instance ends. */
export function completeIfEmpty(run: Run, instanceId: string, parentId: string | null): void {
  if (executionsIn(run, instanceId, parentId).length > 0) return;
  if (parentId === null) endInstance(run, instanceId, { status: 'completed', reason: null });
  else leaveDone(run, parentId);
}

/** An activity is done: nothing that it waited for may happen before its turn to leave comes. */
export function leaveDone(run: Run, executionId: string): void {
  dropWaits(run, { id: executionId });
  run.agenda.push({ kind: 'leave', executionId });
}

/** Removes every token of a scope and completes it. */
export function terminateScope(run: Run, instanceId: string, parentId: string | null): void {
  for (const execution of executionsIn(run, instanceId, parentId))
    cancelExecution(run, execution, 'terminated');
  completeIfEmpty(run, instanceId, parentId);
}

/** Ends an instance with whatever it still holds; a caller that waits for it goes on. */
export function endInstance(
  run: Run,
  instanceId: string,
  end: { status: InstanceRow['status']; reason: string | null },
): void {
  const instance = run.instances.get(instanceId);
  if (instance.endedAt !== null) return;
  for (const execution of executionsIn(run, instanceId, null)) cancelExecution(run, execution, end.status);
  markEnded(run, instanceId, end);
  if (instance.superExecutionId !== null && run.executions.find(instance.superExecutionId))
    returnToCaller(run, instance, instance.superExecutionId);
}

function returnToCaller(run: Run, called: InstanceRow, executionId: string): void {
  const execution = run.executions.get(executionId);
  const node = nodeOf(definitionOf(run, execution.instanceId), execution.nodeId);
  const names = namesOf(run, executionId);
  const inner = {
    has: (name: string) => Object.hasOwn(called.variables, name),
    get: (name: string) => called.variables[name],
    set: () => undefined,
  };
  if (node.type === 'callActivity')
    for (const { source, target } of node.outputs) names.set(target, valueOf(source, inner, labelOf(node)));
  // Whoever called it may ask whether it was rejected.
  const { status } = run.instances.get(called.id);
  // What was handed out may have changed the caller's own variables.
  if (status === 'rejected') keepOutcome(run, run.executions.get(executionId), status);
  leaveDone(run, executionId);
}
