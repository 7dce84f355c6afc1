import type { BoundaryEvent, StartEvent } from '../../model/definition.ts';
import { nodeOf } from '../../model/definition.ts';
import type { ExecutionRow } from '../../rows.ts';
import { cancelExecution, cancelInside } from '../cancel.ts';
import { takeBack } from '../go-back.ts';
import { closeVisit, openVisit, recordFlow } from '../history.ts';
import { forgetOutcome, keepOutcome } from '../outcomes.ts';
import { placeFor, standAt } from '../place.ts';
import type { Run } from '../run.ts';
import { definitionOf, executionsIn, nodeAt } from '../run.ts';
import { addToken } from '../scopes.ts';
import { dropWaits } from './waits.ts';

/** Who waited for an event, and which. */
export interface AwaitedEvent {
  instanceId: string;
  /** The execution, or the instance itself for what begins a subprocess at its top. */
  executionId: string;
  nodeId: string;
}

/** What somebody waited for has happened: each event says by its place what goes on. */
export function occur(run: Run, { instanceId, executionId, nodeId }: AwaitedEvent): void {
  const event = nodeOf(definitionOf(run, instanceId), nodeId);
  const parentId = executionId === instanceId ? null : executionId;
  if (event.type === 'startEvent') beginEventSubProcess(run, event, { instanceId, parentId });
  else if (event.type === 'boundaryEvent') takeBorder(run, run.executions.get(executionId), event);
  else goOn(run, run.executions.get(executionId), nodeId);
}

/** The token at an event in the way leaves it, from a gateway before it where it waits for several. */
function goOn(run: Run, execution: ExecutionRow, nodeId: string): void {
  if (execution.nodeId !== nodeId) leaveGateway(run, execution, nodeId);
  // A task that goes on by its message goes on without a choice.
  if (nodeAt(run, execution).type === 'receiveTask') keepOutcome(run, execution, null);
  run.agenda.push({ kind: 'leave', executionId: execution.id });
}

/** The first of several events that a gateway waits for decides the way. */
function leaveGateway(run: Run, execution: ExecutionRow, nodeId: string): void {
  const definition = definitionOf(run, execution.instanceId);
  const flow = nodeOf(definition, execution.nodeId).outgoing.find(({ targetId }) => targetId === nodeId);
  dropWaits(run, execution);
  closeVisit(run, execution);
  if (flow) recordFlow(run, execution.instanceId, flow);
  const moved = run.executions.change(execution.id, { nodeId, arrivedBy: flow?.id ?? null });
  openVisit(run, moved, nodeOf(definition, nodeId));
}

/** The token of an activity goes on from its border, or a second one does. */
export function takeBorder(run: Run, execution: ExecutionRow, event: BoundaryEvent): void {
  const executionId = interrupts(event)
    ? interrupted(run, execution, event.id)
    : beside(run, execution, event);
  forgetOutcome(run, executionId);
  run.agenda.push({ kind: 'enter', executionId, nodeId: event.id, flowId: null });
}

/** Whether an event ends what it happens to; an error always does. */
const interrupts = ({ trigger, interrupting }: BoundaryEvent | StartEvent): boolean =>
  interrupting || trigger?.kind === 'error';

/** The activity gives up what it holds; its own token goes on from the border. */
function interrupted(run: Run, execution: ExecutionRow, eventId: string): string {
  // It does not come back to who returned it: the way goes on from here, as if it had been taken back.
  if (execution.returnTo !== null) return takeBack(run, execution, eventId).id;
  cancelInside(run, execution, 'interrupted');
  closeVisit(run, execution, 'interrupted');
  return execution.id;
}

/** The activity goes on; a second token starts from the border. */
function beside(run: Run, execution: ExecutionRow, { id: eventId, scopeId }: BoundaryEvent): string {
  const { token, scopes } = placeFor(run, execution, scopeId);
  const id = run.context.nextId();
  const second = run.executions.add({ ...token, id, historyId: null });
  return standAt(run, { token: second, scopes }, eventId).id;
}

/** Begins the subprocess that an event starts in its scope: beside what goes on there, or instead of it. */
export function beginEventSubProcess(
  run: Run,
  start: StartEvent,
  { instanceId, parentId }: Pick<ExecutionRow, 'instanceId' | 'parentId'>,
): void {
  if (interrupts(start)) {
    for (const other of executionsIn(run, instanceId, parentId)) cancelExecution(run, other, 'interrupted');
    // What waits on the border of the scope itself goes on.
    const { nodes } = definitionOf(run, instanceId);
    const isStart = (nodeId: string) => nodes.get(nodeId)?.type === 'startEvent';
    dropWaits(run, { id: parentId ?? instanceId }, isStart);
  }
  const { id: executionId } = addToken(run, { instanceId, parentId, nodeId: start.scopeId ?? '' });
  run.agenda.push({ kind: 'enter', executionId, nodeId: start.scopeId ?? '', flowId: null });
}
