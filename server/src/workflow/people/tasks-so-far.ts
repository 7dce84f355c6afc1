import type { Run } from '../interpreter/run.ts';
import type { TaskRow } from '../rows.ts';
import type { Store } from '../store.ts';

/** The other tasks of a task's instance as the run has left them, oldest first. */
export async function tasksSoFar(
  run: Run,
  { id: own, instanceId }: Pick<TaskRow, 'id' | 'instanceId'>,
  store: Store,
): Promise<readonly TaskRow[]> {
  const stored = await store.tasksOf(instanceId);
  const fresh = run.tasks.all().filter((one) => one.instanceId === instanceId);
  const byId = new Map([...stored, ...fresh].map((one) => [one.id, one]));
  byId.delete(own);
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
