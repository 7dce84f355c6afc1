import { Refusal } from '../../../kit/runtime/errors.ts';
import { valueOf } from '../../expressions/template.ts';
import { eventNameOf } from '../../model/reading/read-trigger.ts';
import type { BoundaryEvent, StartEvent, Thrown } from '../../model/definition.ts';
import { labelOf } from '../../model/definition.ts';
import type { ExecutionRow } from '../../rows.ts';
import { beginEventSubProcess, occur, takeBorder } from './occur.ts';
import type { Run } from '../run.ts';
import { bodyAround, definitionOf, nodeAt } from '../run.ts';
import type { Visit } from '../visit.ts';

/** How often what one process throws may make another throw something: two that answer each other would never end. */
const mostHops = 50;

type Catchable = Extract<Thrown, { code: string | null }>;

/**
 * Tells others what an event throws. Signals and messages reach who waits in the same tree of calls at once, and others
 * after the command. An error or escalation goes outwards until somebody catches it; an error that nobody does is refused.
 */
export function throwEvent(visit: Visit, thrown: Thrown): void {
  if (thrown.kind === 'signal' || thrown.kind === 'message') tellOthers(visit, thrown);
  else throwOutwards(visit, thrown);
}

function tellOthers({ run, execution, names, node }: Visit, thrown: Exclude<Thrown, Catchable>): void {
  if (run.context.hops >= mostHops) throw new Refusal('workflow.endless', { node: labelOf(node) });
  const name = eventNameOf(valueOf(thrown.name, names, labelOf(node)), labelOf(node));
  const isLocal = thrown.kind === 'signal' && thrown.isLocal;
  tellWaiting(run, { kind: thrown.kind, name, instanceId: isLocal ? execution.instanceId : null });
}

function throwOutwards({ run, execution, node }: Visit, thrown: Catchable): void {
  const isCaught = findCatch(run, execution, thrown);
  if (!isCaught && thrown.kind === 'error')
    throw new Refusal('workflow.errorUncaught', { node: labelOf(node), error: thrown.code ?? '' });
}

interface EventReach {
  kind: 'signal' | 'message';
  name: string;
  /** The only instance that it is meant for, or all. */
  instanceId: string | null;
}

function tellWaiting(run: Run, { kind, name, instanceId }: EventReach): void {
  const waiting = run.subscriptions.all().filter((row) => {
    const isOurs = instanceId === null ? !row.isLocal : row.instanceId === instanceId;
    return row.kind === kind && row.name === name && isOurs;
  });
  const reached = kind === 'message' ? waiting.slice(0, 1) : waiting;
  // One of them may end what another waited in.
  for (const { id } of reached) receive(run, id);
  if (instanceId === null && (kind === 'signal' || reached.length === 0)) run.broadcasts.push({ kind, name });
}

/** What one subscription waited for has come; one on a border that does not interrupt waits for the next. */
export function receive(run: Run, subscriptionId: string): void {
  const row = run.subscriptions.find(subscriptionId);
  if (row) occur(run, row);
  const event = row && definitionOf(run, row.instanceId).nodes.get(row.nodeId);
  const waitsOn = event && 'interrupting' in event && !event.interrupting;
  if (row && !waitsOn && run.subscriptions.find(row.id)) run.subscriptions.remove(row.id);
}

/** Looks outwards from a token for who catches what it throws, through subprocesses and calls. */
function findCatch(run: Run, from: ExecutionRow, thrown: Catchable): boolean {
  for (let at: ExecutionRow | undefined = from; at; at = around(run, at))
    if (isCaughtInScope(run, at, thrown) || isCaughtOnBorder(run, at, thrown)) return true;
  return false;
}

const matches = ({ trigger }: BoundaryEvent | StartEvent, { kind, code }: Catchable): boolean =>
  trigger?.kind === kind && (trigger.code === null || trigger.code === code);

/**
 * A subprocess of the scope that begins with this; what it throws itself is none of its own business. One of several
 * instances stands in its body: the scope is asked once the way outwards has come to that.
 */
function isCaughtInScope(run: Run, at: ExecutionRow, thrown: Catchable): boolean {
  if (bodyAround(run, at)) return false;
  const { scopeId } = nodeAt(run, at);
  const starts = definitionOf(run, at.instanceId).eventStarts.get(scopeId ?? '') ?? [];
  const caught = starts.find((start) => matches(start, thrown) && start.scopeId !== at.nodeId);
  if (caught) beginEventSubProcess(run, caught, at);
  return caught !== undefined;
}

/** An event on the border of the activity around; of several instances it is on the border of all of them. */
function isCaughtOnBorder(run: Run, at: ExecutionRow, thrown: Catchable): boolean {
  const host = around(run, at);
  return host !== undefined && !bodyAround(run, host) && borderCatches(run, host, thrown);
}

/**
 * What a step itself failed to do, as an error: it is caught on its own border, of several instances on that of all of
 * them, or else outwards. Answers whether anybody caught it.
 */
export function throwFrom(run: Run, at: ExecutionRow, code: string): boolean {
  const thrown: Catchable = { kind: 'error', code };
  return borderCatches(run, bodyAround(run, at) ?? at, thrown) || findCatch(run, at, thrown);
}

function borderCatches(run: Run, host: ExecutionRow, thrown: Catchable): boolean {
  const events = definitionOf(run, host.instanceId).boundaries.get(host.nodeId) ?? [];
  const caught = events.find((event) => matches(event, thrown));
  if (caught) takeBorder(run, host, caught);
  return caught !== undefined;
}

/** The execution around another: its subprocess or body, or the call that its process came from. */
function around(run: Run, { parentId, instanceId }: ExecutionRow): ExecutionRow | undefined {
  const outer = parentId ?? run.instances.get(instanceId).superExecutionId;
  return outer === null ? undefined : run.executions.find(outer);
}
