import * as z from 'zod/mini';

import type { SiteStore } from '../storage/storage.ts';

/** Runs a task unless one is already running in any tab of this browser, and frees the way however it ends. */
export type RunAlone = (task: () => Promise<void>) => Promise<void>;

const lockName = 'refresh-lock';
// Longer than any refresh takes; a tab that died while refreshing must not stop the others for good.
const staleMs = 60_000;

/** The browser's own locks, which a closing tab gives back. */
export const webLock =
  (locks: LockManager, name: string): RunAlone =>
  async (task) => {
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
    });
  };

/** A lock record in local storage, for browsers without locks and pages without https. */
export function storageLock(store: SiteStore, now = Date.now): RunAlone {
  const owner = `${now()}-${Math.random()}`;
  const isHeld = () => {
    const lock = store.record(lockName);
    return lock !== null && now() - lock.datetime < staleMs;
  };
  return async (task) => {
    if (isHeld()) return;
    store.write(lockName, owner);
    // Two tabs may write at the same moment; the one whose name stands goes on.
    if (store.read(lockName, z.string()) !== owner) return;
    try {
      await task();
    } finally {
      store.remove(lockName);
    }
  };
}

/** The best lock this browser offers. */
export function refreshLock(store: SiteStore, name: string): RunAlone {
  const locks = 'locks' in globalThis.navigator ? globalThis.navigator.locks : null;
  return locks === null ? storageLock(store) : webLock(locks, name);
}
