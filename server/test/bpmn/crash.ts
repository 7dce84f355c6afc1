import type { Store } from '../../src/workflow/store.ts';
import { Engine } from './engine.ts';

/** A server that stops in the middle of a command. */
class Crash extends Error {}

/** The same engine as a server that stops whenever a command is about to keep what it did, or has but did not commit it. */
export function crashing(engine: Engine, isWritten: boolean): Engine {
  const { keeper, nextId, now } = engine;
  const broken = new Engine(
    {
      ...keeper,
      transact: (work) => keeper.transact((store) => work(neverKept(store, isWritten))),
      broadcast: () => Promise.reject(new Crash()),
    },
    nextId,
  );
  return Object.assign(broken, { now });
}

/** Does something on an engine that crashes; answers once it has, or has been refused before. */
export async function untilCrash(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
}

const neverKept = (store: Store, isWritten: boolean): Store =>
  new Proxy(store, {
    get(target, key) {
      if (key === 'write')
        return async (...written: Parameters<Store['write']>) => {
          if (isWritten) await target.write(...written);
          throw new Crash();
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
