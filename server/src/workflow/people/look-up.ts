import type { Lookup, Run } from '../interpreter/run.ts';
import type { TaskRow } from '../rows.ts';
import type { Store } from '../store.ts';
import type { People } from './people.ts';
import { tasksSoFar } from './tasks-so-far.ts';

/** What is asked between two runs of the interpreter. */
export interface Around {
  people: People;
  store: Store;
}

interface Asked {
  /** Of which instance; a task that looks for its people does not find itself. */
  own: Pick<TaskRow, 'id' | 'instanceId'>;
  wanted: readonly Lookup[];
}

/** Ids of those who are wanted, each once. */
export async function lookUp(
  run: Run,
  { own, wanted }: Asked,
  { people, store }: Around,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const one of wanted) {
    if (one.kind === 'initiator') found.add(run.instances.get(own.instanceId).starterId);
    else if (one.kind === 'handlerOf') {
      const tasks = await tasksSoFar(run, own, store);
      const last = tasks.findLast((task) => task.nodeId === one.nodeId && isHandled(task));
      if (last?.assigneeId) found.add(last.assigneeId);
    } else for (const id of await people.find(one)) found.add(id);
  }
  return found;
}

/** Somebody decided it, and was not asked to sign alone. */
const isHandled = ({ status, isOwners, signs }: TaskRow): boolean =>
  status === 'done' && !isOwners && signs === null;
