import { isDeepStrictEqual } from 'node:util';

import { Refusal } from '../../src/kit/runtime/errors.ts';
import { Engine } from './engine.ts';
import type { Effects } from '../../src/workflow/effects.ts';
import type { People } from '../../src/workflow/people/people.ts';
import type { ListenerPolicy } from '../../src/workflow/model/refuse-unsupported.ts';
import type { Broadcast } from '../../src/workflow/rows.ts';
import type { CommandResult, KeyedCommand, Store } from '../../src/workflow/store.ts';
import { MemoryStore as RowsInMemory } from '../../src/workflow/trial/memory-store.ts';

/** The store of trial runs, with keys. */
export class MemoryStore extends RowsInMemory {
  readonly keyed = new Map<string, { input: unknown; result: CommandResult }>();

  override async once({ actorId, key, input }: KeyedCommand, run: () => Promise<CommandResult>) {
    const known = this.keyed.get(`${actorId}:${key}`);
    if (!known) {
      const result = await run();
      this.keyed.set(`${actorId}:${key}`, { input, result });
      return result;
    }
    if (!isDeepStrictEqual(known.input, input)) throw new Refusal('request.idempotencyKeyReused');
    return known.result;
  }
}

/** An engine over a memory store, with ids that tell the order in which things were made. */
export function memoryEngine(
  listeners?: ListenerPolicy,
  effects?: Effects,
  people?: People,
): Engine & { store: MemoryStore } {
  const store = new MemoryStore(listeners);
  let made = 0;
  let last: Promise<unknown> = Promise.resolve();
  const nextId = () => `id-${String((made += 1)).padStart(6, '0')}`;
  const keeper = {
    // One after the other, as the lock on an instance makes them.
    transact: <T>(work: (within: Store) => Promise<T>) => {
      const result = last.then(() => work(store));
      last = result.catch(() => undefined);
      return result;
    },
    broadcast: (told: Broadcast, now: Date) => store.broadcast(told, now),
    trace: async () => ({ history: [...store.history.values()], comments: [...store.comments.values()] }),
    snapshot: async () => ({
      instances: [...store.instances.values()],
      executions: [...store.executions.values()],
      tasks: [...store.tasks.values()],
      jobs: [...store.jobs.values()],
      subscriptions: [...store.subscriptions.values()],
      starts: [...store.starts.values()],
    }),
  };
  return Object.assign(new Engine(keeper, nextId, { listeners, effects, people }), { store });
}
