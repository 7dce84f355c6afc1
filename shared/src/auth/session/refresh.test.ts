import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSiteStore } from '../storage/storage.ts';
import { storageLock, webLock } from './refresh-lock.ts';
import type { RunAlone } from './refresh-lock.ts';
import { startTokenRefresh } from './refresh.ts';
import { createTokens } from './tokens.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const cookies = { access: () => null, set: () => undefined, clear: () => undefined };
const alone: RunAlone = (task) => task();

function open(refresh: () => Promise<void> = async () => undefined) {
  const store = createSiteStore('pfp-portal');
  const tokens = createTokens(store, cookies);
  tokens.save('a');
  const called = vi.fn(refresh);
  return { store, tokens, called };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('token refresh', () => {
  it('checks the age of the stored token every 10 seconds', async () => {
    const { tokens } = open();
    const age = vi.spyOn(tokens, 'ageSeconds');
    startTokenRefresh({ tokens, refresh: async () => undefined, runAlone: alone });
    await seconds(30);
    expect(age).toHaveBeenCalledTimes(3);
  });

  it('refreshes when the age in seconds is at least the configured token time, and not before', async () => {
    const { tokens, called } = open();
    startTokenRefresh({ tokens, refresh: called, runAlone: alone });
    await seconds(2990);
    expect(called).not.toHaveBeenCalled();
    await seconds(10);
    expect(called).toHaveBeenCalledOnce();
  });

  it('does nothing when nobody is signed in', async () => {
    const { tokens, called } = open();
    tokens.clear();
    startTokenRefresh({ tokens, refresh: called, runAlone: alone });
    await seconds(4000);
    expect(called).not.toHaveBeenCalled();
  });

  it('stops when asked', async () => {
    const { tokens, called } = open();
    startTokenRefresh({ tokens, refresh: called, runAlone: alone })();
    await seconds(4000);
    expect(called).not.toHaveBeenCalled();
  });

  it('lets one tab refresh while the others keep still', async () => {
    const { store, tokens } = open();
    const once = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      tokens.save('a2');
    });
    for (let tab = 0; tab < 3; tab += 1) {
      startTokenRefresh({ tokens, refresh: once, runAlone: storageLock(store) });
    }
    await seconds(3100);
    expect(once).toHaveBeenCalledOnce();
  });

  it.each([
    ['success', async () => undefined],
    ['failure', () => Promise.reject(new Error('refused'))],
  ])('clears the refresh lock on %s', async (_, refresh) => {
    const { store, tokens, called } = open(refresh);
    startTokenRefresh({ tokens, refresh: called, runAlone: storageLock(store) });
    await seconds(3000);
    expect([called.mock.calls.length, store.record('refresh-lock')]).toEqual([1, null]);
    await seconds(10);
    expect(called).toHaveBeenCalledTimes(2);
  });
});

describe('the lock in local storage', () => {
  it('is free again when the tab that held it died', async () => {
    const { store } = open();
    store.write('refresh-lock', 'a tab that is gone');
    const task = vi.fn(async () => undefined);
    await storageLock(store)(task);
    await seconds(60);
    await storageLock(store)(task);
    expect(task).toHaveBeenCalledOnce();
  });
});

describe("the browser's lock", () => {
  const locks = (granted: boolean) => {
    const request = vi.fn((_name: string, _options: object, run: (lock: object | null) => unknown) =>
      Promise.resolve(run(granted ? {} : null)),
    );
    return { request } as unknown as LockManager;
  };

  it.each([
    [true, 1],
    [false, 0],
  ])('when given (%s) runs the task %i times', async (granted, times) => {
    const task = vi.fn(async () => undefined);
    await webLock(locks(granted), 'refresh')(task);
    expect(task).toHaveBeenCalledTimes(times);
  });
});
