import { expect } from 'vitest';

import type { ModelNode } from '../../../src/workflow/model/definition.ts';
import type { ExecutionRow, TaskRow } from '../../../src/workflow/rows.ts';
import type { Engine, Snapshot } from '../engine.ts';
import type { memoryEngine } from '../memory-store.ts';
import { scopeVariable } from './draw-eventful.ts';
import { waitFaults } from './sound-waits.ts';
import { keptRowsOf } from './kept-rows.ts';
import type { KeptRows } from './kept-rows.ts';

/**
 * Nothing is lost and nothing is left over: every token waits for something that may come, every task, timer and
 * subscription is one of a token that waits for it, and every process that goes on has a token.
 */
export async function expectSound(engine: Engine): Promise<void> {
  const kept = await keptRowsOf(engine);
  const faults = [
    ...kept.executions.flatMap((row) => at(row, executionFault(kept, row))),
    ...kept.tasks.flatMap((row) => at(row, taskFault(kept, row))),
    ...kept.instances.flatMap((row) => instanceFaults(kept, row)),
    ...waitFaults(kept),
  ];
  expect(faults).toEqual([]);
}

const at = ({ nodeId }: { nodeId: string }, fault: string | null) =>
  fault === null ? [] : [`${nodeId}: ${fault}`];

function executionFault(kept: KeptRows, row: ExecutionRow): string | null {
  if (!hasOwnVariable(kept, row)) return 'variable of a scope';
  if (!standsRight(kept, row)) return 'orphan';
  return byKind[row.kind](kept, row);
}

/** The variable of a subprocess is with its scope, and nowhere else. */
function hasOwnVariable(kept: KeptRows, row: ExecutionRow): boolean {
  const isOwnScope = row.kind === 'scope' && kept.nodeAt(row).type === 'subProcess';
  return row.variables[scopeVariable] === (isOwnScope ? row.nodeId : undefined);
}

const byKind: Record<ExecutionRow['kind'], (kept: KeptRows, row: ExecutionRow) => string | null> = {
  body: bodyFault,
  scope: (kept, { id }) => (kept.inside(id).length > 0 ? null : 'empty scope'),
  token: (kept, row) => {
    const inner = kept.inside(row.id);
    if (inner.length > 0) return returnedFault(kept, row, inner);
    return isAwaited(kept, row) ? null : `stranded at a ${kept.nodeAt(row).type}`;
  },
};

/** In its scope, at its body's node, or below who returned his work to it. */
function standsRight(kept: KeptRows, { parentId, instanceId, nodeId, returnTo }: ExecutionRow): boolean {
  const { scopeId } = kept.nodeAt({ instanceId, nodeId });
  if (parentId === null) return scopeId === null && returnTo === null;
  const parent = kept.executions.find(({ id }) => id === parentId);
  if (parent?.instanceId !== instanceId) return false;
  if (parent.kind === 'scope') return scopeId === parent.nodeId && returnTo === null;
  return parent.kind === 'body' ? nodeId === parent.nodeId : returnTo === parent.nodeId;
}

function bodyFault(kept: KeptRows, { id, loop }: ExecutionRow): string | null {
  if (!loop) return 'a body without a loop';
  const { total, active, completed, items, index, outcomes } = loop;
  if (active < 1 || kept.inside(id).length !== active) return 'instances under way';
  const left = total - active - completed;
  if (left < 0 || (items !== null && items.length - index !== left)) return 'instances to come';
  const chosen = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return chosen <= completed ? null : 'outcomes of instances';
}

function returnedFault(kept: KeptRows, row: ExecutionRow, inner: readonly ExecutionRow[]): string | null {
  const [only, ...others] = inner;
  if (others.length > 0 || only?.returnTo !== row.nodeId) return 'work that was returned twice';
  const holds = kept.openAt(row).length + kept.waitsOf(row).length;
  return holds === 0 ? null : 'waits for an answer and for something else';
}

const awaited: Partial<Record<ModelNode['type'], (kept: KeptRows, row: ExecutionRow) => boolean>> = {
  userTask: (kept, row) => {
    const open = kept.openAt(row);
    return open.length > 0 && open.filter(({ signs }) => signs === null).length < 2;
  },
  receiveTask: (kept, row) => ownWaits(kept, row) === 1,
  intermediateCatchEvent: (kept, row) => ownWaits(kept, row) === 1,
  eventBasedGateway: (kept, row) => kept.waitsOf(row).length === kept.nodeAt(row).outgoing.length,
  callActivity: (kept, { id }) =>
    kept.instances.filter(({ superExecutionId, endedAt }) => superExecutionId === id && endedAt === null)
      .length === 1,
  parallelGateway: (_, { joining }) => joining,
  inclusiveGateway: (_, { joining }) => joining,
};

const ownWaits = (kept: KeptRows, row: ExecutionRow): number =>
  kept.waitsOf(row).filter(({ nodeId }) => nodeId === row.nodeId).length;

/** Something may come that the token goes on with; whom the process belongs to may have his turn anywhere. */
function isAwaited(kept: KeptRows, row: ExecutionRow): boolean {
  const open = kept.openAt(row);
  if (open.some(({ isOwners }) => isOwners)) return open.length === 1;
  return awaited[kept.nodeAt(row).type]?.(kept, row) ?? false;
}

function taskFault(kept: KeptRows, task: TaskRow): string | null {
  if (task.endedAt !== null) return ['candidate', 'doing'].includes(task.status) ? 'ended and open' : null;
  const stands = kept.executions.find(({ id }) => id === task.executionId);
  if (stands?.kind !== 'token' || stands.nodeId !== task.nodeId) return 'a task of no token';
  return (task.status === 'candidate') === (task.assigneeId === null) ? null : 'held by nobody';
}

function instanceFaults(kept: KeptRows, instance: Snapshot['instances'][number]): string[] {
  const { id, endedAt, status, rootId, parentId, superExecutionId } = instance;
  const rows = [
    kept.executions,
    kept.jobs,
    kept.subscriptions,
    kept.tasks.filter((task) => task.endedAt === null),
  ];
  const left = rows.map((of) => of.filter((row) => row.instanceId === id).length);
  const caller = kept.executions.find((row) => row.id === superExecutionId);
  const root = kept.instances.find((row) => row.id === rootId);
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
