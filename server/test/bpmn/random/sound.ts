import { expect } from 'vitest';

import type { ModelNode } from '../../../src/workflow/model/definition.ts';
import type { ExecutionRow, TaskRow } from '../../../src/workflow/rows.ts';
import type { Engine, Snapshot } from '../engine.ts';
import type { memoryEngine } from '../memory-store.ts';
import { scopeVariable } from './draw-eventful.ts';
import { waitFaults } from './sound-waits.ts';
import { worldOf } from './world.ts';
import type { World } from './world.ts';

/**
 * Nothing is lost and nothing is left over: every token waits for something that may come, every task, timer and
 * subscription is one of a token that waits for it, and every process that goes on has a token.
 */
export async function expectSound(engine: Engine): Promise<void> {
  const world = await worldOf(engine);
  const faults = [
    ...world.executions.flatMap((row) => at(row, executionFault(world, row))),
    ...world.tasks.flatMap((row) => at(row, taskFault(world, row))),
    ...world.instances.flatMap((row) => instanceFaults(world, row)),
    ...waitFaults(world),
  ];
  expect(faults).toEqual([]);
}

const at = ({ nodeId }: { nodeId: string }, fault: string | null) =>
  fault === null ? [] : [`${nodeId}: ${fault}`];

function executionFault(world: World, row: ExecutionRow): string | null {
  if (!hasOwnVariable(world, row)) return 'variable of a scope';
  if (!standsRight(world, row)) return 'orphan';
  return byKind[row.kind](world, row);
}

/** The variable of a subprocess is with its scope, and nowhere else. */
function hasOwnVariable(world: World, row: ExecutionRow): boolean {
  const isOwnScope = row.kind === 'scope' && world.nodeAt(row).type === 'subProcess';
  return row.variables[scopeVariable] === (isOwnScope ? row.nodeId : undefined);
}

const byKind: Record<ExecutionRow['kind'], (world: World, row: ExecutionRow) => string | null> = {
  body: bodyFault,
  scope: (world, { id }) => (world.inside(id).length > 0 ? null : 'empty scope'),
  token: (world, row) => {
    const inner = world.inside(row.id);
    if (inner.length > 0) return returnedFault(world, row, inner);
    return isAwaited(world, row) ? null : `stranded at a ${world.nodeAt(row).type}`;
  },
};

/** In its scope, at its body's node, or below who returned his work to it. */
function standsRight(world: World, { parentId, instanceId, nodeId, returnTo }: ExecutionRow): boolean {
  const { scopeId } = world.nodeAt({ instanceId, nodeId });
  if (parentId === null) return scopeId === null && returnTo === null;
  const parent = world.executions.find(({ id }) => id === parentId);
  if (parent?.instanceId !== instanceId) return false;
  if (parent.kind === 'scope') return scopeId === parent.nodeId && returnTo === null;
  return parent.kind === 'body' ? nodeId === parent.nodeId : returnTo === parent.nodeId;
}

function bodyFault(world: World, { id, loop }: ExecutionRow): string | null {
  if (!loop) return 'a body without a loop';
  const { total, active, completed, items, index, outcomes } = loop;
  if (active < 1 || world.inside(id).length !== active) return 'instances under way';
  const left = total - active - completed;
  if (left < 0 || (items !== null && items.length - index !== left)) return 'instances to come';
  const chosen = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return chosen <= completed ? null : 'outcomes of instances';
}

function returnedFault(world: World, row: ExecutionRow, inner: readonly ExecutionRow[]): string | null {
  const [only, ...others] = inner;
  if (others.length > 0 || only?.returnTo !== row.nodeId) return 'work that was returned twice';
  const holds = world.openAt(row).length + world.waitsOf(row).length;
  return holds === 0 ? null : 'waits for an answer and for something else';
}

const awaited: Partial<Record<ModelNode['type'], (world: World, row: ExecutionRow) => boolean>> = {
  userTask: (world, row) => {
    const open = world.openAt(row);
    return open.length > 0 && open.filter(({ signs }) => signs === null).length < 2;
  },
  receiveTask: (world, row) => ownWaits(world, row) === 1,
  intermediateCatchEvent: (world, row) => ownWaits(world, row) === 1,
  eventBasedGateway: (world, row) => world.waitsOf(row).length === world.nodeAt(row).outgoing.length,
  callActivity: (world, { id }) =>
    world.instances.filter(({ superExecutionId, endedAt }) => superExecutionId === id && endedAt === null)
      .length === 1,
  parallelGateway: (_, { joining }) => joining,
  inclusiveGateway: (_, { joining }) => joining,
};

const ownWaits = (world: World, row: ExecutionRow): number =>
  world.waitsOf(row).filter(({ nodeId }) => nodeId === row.nodeId).length;

/** Something may come that the token goes on with; whom the process belongs to may have his turn anywhere. */
function isAwaited(world: World, row: ExecutionRow): boolean {
  const open = world.openAt(row);
  if (open.some(({ isOwners }) => isOwners)) return open.length === 1;
  return awaited[world.nodeAt(row).type]?.(world, row) ?? false;
}

function taskFault(world: World, task: TaskRow): string | null {
  if (task.endedAt !== null) return ['candidate', 'doing'].includes(task.status) ? 'ended and open' : null;
  const stands = world.executions.find(({ id }) => id === task.executionId);
  if (stands?.kind !== 'token' || stands.nodeId !== task.nodeId) return 'a task of no token';
  return (task.status === 'candidate') === (task.assigneeId === null) ? null : 'held by nobody';
}

function instanceFaults(world: World, instance: Snapshot['instances'][number]): string[] {
  const { id, endedAt, status, rootId, parentId, superExecutionId } = instance;
  const rows = [
    world.executions,
    world.jobs,
    world.subscriptions,
    world.tasks.filter((task) => task.endedAt === null),
  ];
  const left = rows.map((of) => of.filter((row) => row.instanceId === id).length);
  const caller = world.executions.find((row) => row.id === superExecutionId);
  const root = world.instances.find((row) => row.id === rootId);
  const isCalled = parentId === null || caller?.instanceId === parentId;
  const isOpen = endedAt === null;
  const faults: [string, boolean][] = [
    ['a process without a token', isOpen && left[0] === 0],
    ['an end that left something', !isOpen && left.some((count) => count > 0)],
    ['a call of nobody', isOpen && !isCalled],
    ['held by itself', isOpen && root?.status !== status],
  ];
  return faults.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

/** The history has an open visit for each token, and for nobody else; work that is elsewhere is no visit. */
export function expectTraced({ store }: ReturnType<typeof memoryEngine>): void {
  const executions = [...store.executions.values()];
  const returned = new Set(
    executions.flatMap(({ returnTo, parentId }) => (returnTo === null ? [] : [parentId])),
  );
  const visits = executions.filter(({ id }) => !returned.has(id)).map(({ historyId }) => historyId);
  const open = store.history.where(({ endedAt }) => endedAt === null).map(({ id }) => id);
  expect(visits.toSorted()).toEqual(open.toSorted());
}
