import { expect } from 'vitest';

import type { memoryEngine } from './memory-store.ts';

type InMemory = ReturnType<typeof memoryEngine>;

/** No row may be left without what it hangs on, and wherever a token waits at a task somebody has something to do. */
export function expectWhole({ store }: InMemory): void {
  const executions = [...store.executions.values()];
  for (const { parentId, instanceId } of executions) {
    expect(parentId === null || store.executions.has(parentId)).toBe(true);
    expect(store.instances.get(instanceId)?.endedAt).toBe(null);
  }
  const outer = new Set(executions.map(({ parentId }) => parentId));
  // Who has returned his work has a token below him, at which the work is.
  const waiting = executions.filter(
    (row) => row.kind === 'token' && row.nodeId.startsWith('task') && !outer.has(row.id),
  );
  const open = store.tasks.where((task) => task.endedAt === null);
  const ids = (rows: readonly string[]) => [...new Set(rows)].toSorted();
  expect(ids(open.map((task) => task.executionId))).toEqual(ids(waiting.map((row) => row.id)));
  // Besides those who sign for another, one task stands at a token.
  const holders = open.filter(({ signs }) => signs === null).map((task) => task.executionId);
  expect(ids(holders)).toHaveLength(holders.length);
}

/** A body knows how many of its instances are under way, and nothing waits for what is gone. */
export function expectCounted({ store }: InMemory): void {
  const executions = [...store.executions.values()];
  for (const { id, loop } of executions)
    if (loop) expect(executions.filter(({ parentId }) => parentId === id)).toHaveLength(loop.active);
  for (const { executionId } of store.jobs.values()) expect(store.executions.has(executionId)).toBe(true);
  for (const { superExecutionId, endedAt } of store.instances.values())
    if (superExecutionId !== null && endedAt === null)
      expect(store.executions.has(superExecutionId)).toBe(true);
}

/** A process that goes on has a token somewhere: none was lost. */
export function expectAlive({ store }: InMemory): void {
  const standing = new Set([...store.executions.values()].map(({ instanceId }) => instanceId));
  for (const { id, endedAt } of store.instances.values()) expect(standing.has(id)).toBe(endedAt === null);
}
