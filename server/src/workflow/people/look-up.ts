import type { Lookup, Run } from '../interpreter/run.ts';
import type { TaskRow } from '../rows.ts';
import type { Store } from '../store.ts';
import type { People } from './people.ts';
import { lastHandler } from './last-handler.ts';
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
      const last = lastHandler(tasks, one.nodeId);
      if (last !== null) found.add(last);
    } else for (const id of await people.find(one)) found.add(id);
  }
  return found;
}
