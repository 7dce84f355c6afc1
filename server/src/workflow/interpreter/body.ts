import { Refusal } from '../../kit/runtime/errors.ts';
import { textOf } from '../expressions/operators.ts';
import { holds, valueOf } from '../expressions/template.ts';
import { assertKeepable } from '../expressions/variable-limits.ts';
import type { Loop, ModelNode } from '../model/definition.ts';
import { labelOf, outcomesOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { cancelExecution } from './cancel.ts';
import { dropWaits } from './events/waits.ts';
import { closeVisit } from './history.ts';
import { countOutcomes, keepAgreed } from './outcomes.ts';
import type { Body, Run } from './run.ts';
import { bodyAround, executionsIn, isBody, nodeAt } from './run.ts';
import { leaveDone } from './scopes.ts';
import { castBy, verdictOfBody } from './votes/votes-of-body.ts';
import type { Visit } from './visit.ts';
import { visitOf } from './visit.ts';

/** Most instances of one activity: all of them begin in one command. */
const mostInstances = 500;

type LoopVisit = Visit & { loop: Loop };

/** The token becomes the body of the activity's instances: all at once, or the first of them. */
export function openBody(visit: LoopVisit): void {
  const { run, execution, loop, node } = visit;
  const items = itemsOf(visit);
  const total = items?.length ?? countOf(visit);
  assertFew(total, node);
  const outcomes = Object.fromEntries(outcomesOf(node).map((key) => [key, 0]));
  const state = { total, active: 0, completed: 0, outcomes, items, index: 0 };
  run.executions.change(execution.id, { kind: 'body', loop: state });
  countOutcomes(run, bodyOf(run, execution.id));
  if (total === 0) closeBody(run, bodyOf(run, execution.id));
  for (let made = 0; made < (loop.isSequential ? Math.min(total, 1) : total); made += 1)
    addInstance(run, bodyOf(run, execution.id), loop);
}

/** The items of a collection: a list, or a text with commas. A variable that is something else is refused. */
function itemsOf({ loop, names, node }: LoopVisit): readonly unknown[] | null {
  if (loop.items === null) return null;
  const value: unknown = valueOf(loop.items, names, labelOf(node));
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items;
  }
  if (typeof value !== 'string') throw new Refusal('workflow.loopItems', { node: labelOf(node) });
  const written = value.split(',').map((item) => item.trim());
  return written.filter((item) => item !== '');
}

function countOf({ loop, names, node }: LoopVisit): number {
  const given = loop.count === null ? '' : textOf(valueOf(loop.count, names, labelOf(node)));
  if (!/^\d+$/.test(given)) throw new Refusal('workflow.loopCount', { node: labelOf(node) });
  return Number(given);
}

const bodyOf = (run: Run, id: string): Body => {
  const execution = run.executions.get(id);
  if (!isBody(execution)) throw new Error(`Execution ${id} is no body`);
  return execution;
};

function addInstance(run: Run, body: Body, { itemName }: Loop): void {
  const { items, index, active } = body.loop;
  const item = itemName !== null && items ? { [itemName]: items[index] } : {};
  const { id } = run.executions.add({
    ...body,
    id: run.context.nextId(),
    parentId: body.id,
    kind: 'token',
    loop: null,
    arrivedBy: null,
    historyId: null,
    returnTo: null,
    variables: { loopCounter: index, ...item },
  });
  run.executions.change(body.id, { loop: { ...body.loop, index: index + 1, active: active + 1 } });
  run.agenda.push({ kind: 'begin', executionId: id });
}

/** An instance has ended: it takes no flow, but tells its body, which begins the next one or goes on itself. */
export function leaveInstance(run: Run, instance: ExecutionRow, { id }: Body): void {
  dropWaits(run, instance);
  closeVisit(run, instance);
  run.executions.remove(instance.id);
  const { loop } = bodyOf(run, id);
  const { outcome } = instance.variables;
  const { weight, isVeto } = castBy(run, instance, bodyOf(run, id));
  const chosen = typeof outcome === 'string' ? { [outcome]: (loop.outcomes[outcome] ?? 0) + weight } : {};
  const counted = {
    ...loop,
    ...(isVeto ? { vetoed: true } : {}),
    active: loop.active - 1,
    completed: loop.completed + 1,
    outcomes: { ...loop.outcomes, ...chosen },
  };
  run.executions.change(id, { loop: counted });
  countOutcomes(run, bodyOf(run, id));
  settleBody(run, id);
}

/** More instances of an activity that is under way: at once beside the others, or after them where they come one by one. */
export function extendBody(run: Run, body: Body, items: readonly unknown[]): void {
  const { node } = visitOf(run, body.id);
  const { total, items: known } = body.loop;
  const all = known && [...known, ...items];
  assertKeepable(node.loop?.itemName ?? 'item', all ?? items);
  assertFew(total + items.length, node);
  const loop = { ...body.loop, total: total + items.length, items: all };
  run.executions.change(body.id, { loop });
  if (!node.loop || node.loop.isSequential) return;
  for (const _ of items) addInstance(run, bodyOf(run, body.id), node.loop);
}

/** One instance less; without the last open one the activity is done. */
export function dropInstance(run: Run, instance: ExecutionRow): void {
  const body = bodyAround(run, instance);
  if (!body) throw new Error(`Execution ${instance.id} is no instance of several`);
  cancelExecution(run, instance, 'removed');
  const { total, active } = body.loop;
  run.executions.change(body.id, { loop: { ...body.loop, total: total - 1, active: active - 1 } });
  // Nobody rejects by not being there: those who are left have not decided that.
  if (verdictOfBody(run, bodyOf(run, body.id)) === 'rejected')
    throw new Refusal('workflow.lastVoter', { node: labelOf(nodeAt(run, body)) });
  settleBody(run, body.id);
}

function assertFew(total: number, node: ModelNode): void {
  if (total > mostInstances)
    throw new Refusal('workflow.tooManyInstances', { node: labelOf(node), most: mostInstances });
}

/** What is to be done now with a body whose instances have changed: to go on when it is done, or to begin the next of them. */
function settleBody(run: Run, id: string): void {
  const { node, names: all } = visitOf(run, id);
  const body = bodyOf(run, id);
  const { loop } = node;
  // What was chosen before the activity is not what was chosen in it.
  const names = { ...all, has: (name: string) => name !== 'outcome' && all.has(name) };
  if (!loop) throw new Error(`Node ${node.id} has one instance`);
  const isDone = loop.completion !== null && holds(loop.completion, names, labelOf(node));
  const isDecided = verdictOfBody(run, body) !== null;
  if (isDone || isDecided || body.loop.completed >= body.loop.total) closeBody(run, body);
  else if (loop.isSequential && body.loop.active === 0) addInstance(run, body, loop);
}

/** The instances that are still open are not needed any more; what all of the others chose is the choice of the whole. */
function closeBody(run: Run, body: Body): void {
  const verdict = verdictOfBody(run, body);
  for (const open of executionsIn(run, body.instanceId, body.id)) cancelExecution(run, open, 'decided');
  keepAgreed(run, body, verdict);
  run.executions.change(body.id, { kind: 'token', loop: null });
  const node = nodeAt(run, body);
  // Where nobody voted, nobody has rejected.
  const isRejected = verdict === 'rejected' && body.loop.completed > 0;
  if (isRejected && node.type === 'userTask' && node.reject) rejectLater(run, body.id);
  else leaveDone(run, body.id);
}

/** What the rule of its step makes of a vote is worked out by what has been done so far. */
function rejectLater(run: Run, executionId: string): void {
  dropWaits(run, { id: executionId });
  run.rejected.push(executionId);
}
