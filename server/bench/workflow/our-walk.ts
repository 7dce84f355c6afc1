import { complete } from '../../src/workflow/commands/complete.ts';
import { start } from '../../src/workflow/commands/start.ts';
import { Engine } from '../../test/bpmn/engine.ts';
import { MemoryStore } from '../../test/bpmn/memory-store.ts';
import { v7 } from 'uuid';

/** The same walk on our engine without a database: its rows are read from text before each command and written as text after it. */
export async function ourWalk(key: string, xml: string): Promise<() => Promise<number>> {
  const known = new MemoryStore();
  await engineOn(known).deploy(xml);
  return async () => {
    const first = recovered('{}', known);
    const begun = await engineOn(first).run(start, { processKey: key });
    let { taskIds } = begun.result;
    let text = saved(first);
    let steps = 0;
    for (; taskIds.length > 0; steps += 1) {
      const store = recovered(text, known);
      ({ taskIds } = (await engineOn(store).run(complete, { taskId: taskIds[0]! })).result);
      text = saved(store);
    }
    return steps;
  };
}

const engineOn = (store: MemoryStore) =>
  new Engine(
    {
      transact: (work) => work(store),
      snapshot: () => Promise.reject(new Error('Nobody looks at the rows of a walk')),
      trace: () => Promise.reject(new Error('Nobody reads the history of a walk')),
      broadcast: () => Promise.reject(new Error('Nobody tells a walk anything')),
    },
    v7,
  );

// What a command reads again. The other rows it adds are written as text too, and read by nobody.
const kept = ['instances', 'executions', 'tasks', 'jobs', 'candidates'] as const;
const added = ['comments', 'history'] as const;

function saved(store: MemoryStore): string {
  const { commands } = store;
  for (const { id, endedAt } of store.tasks.values()) if (endedAt !== null) store.tasks.delete(id);
  const state = Object.fromEntries(kept.map((table) => [table, [...store[table].values()]]));
  JSON.stringify([commands, added.map((table) => [...store[table].values()])]);
  return JSON.stringify(state);
}

function recovered(text: string, { deployments }: MemoryStore): MemoryStore {
  const store = new MemoryStore();
  store.deployments.push(...deployments);
  const state = JSON.parse(text, moments) as Partial<Record<(typeof kept)[number], { id: string }[]>>;
  for (const table of kept)
    for (const row of state[table] ?? []) Map.prototype.set.call(store[table], row.id, row);
  return store;
}

const moments = (name: string, value: unknown) =>
  name.endsWith('At') && typeof value === 'string' ? new Date(value) : value;
