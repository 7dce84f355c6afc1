import { beforeEach, expect, it, vi } from 'vitest';

import type { Http } from '../../client/http.ts';
import { appendErrorLog, clearErrorLog, errorLogBadge, readErrorLog, uploadErrorLog } from './error-log.ts';
import { createSiteStore } from './storage.ts';

const store = createSiteStore('pfp-admin');
const happened = (message: string) => ({
  type: 'error',
  message,
  stack: 'at screen',
  info: 'render',
  url: '/wel/index',
  time: '2026-11-21 19:00:00',
});
beforeEach(() => localStorage.clear());

it('unhandled UI errors are appended to a local error log', () => {
  appendErrorLog(store, happened('one'));
  appendErrorLog(store, happened('two'));
  expect(readErrorLog(store)).toEqual([happened('one'), happened('two')]);
});

it('a screen that fails in a loop does not fill local storage', () => {
  for (let i = 0; i < 205; i += 1) appendErrorLog(store, happened(`${i}`));
  expect([readErrorLog(store).length, readErrorLog(store)[0]?.message]).toEqual([200, '5']);
});

it('they can be cleared locally', () => {
  appendErrorLog(store, happened('one'));
  clearErrorLog(store);
  expect(readErrorLog(store)).toEqual([]);
});

it('they can be uploaded to the server', async () => {
  const post = vi.fn(async () => null);
  appendErrorLog(store, happened('one'));
  await uploadErrorLog(store, { post } as unknown as Http);
  expect(post).toHaveBeenCalledExactlyOnceWith('blade-auth/oauth/logout', { logs: [happened('one')] });
  expect(readErrorLog(store)).toEqual([]);
});

it('they stay here when the upload fails', async () => {
  appendErrorLog(store, happened('one'));
  const post = vi.fn(() => Promise.reject(new Error('offline')));
  await expect(uploadErrorLog(store, { post } as unknown as Http)).rejects.toThrow('offline');
  expect(readErrorLog(store)).toHaveLength(1);
});

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the count badge of %i errors says "%s"', (count, text) => {
  expect(errorLogBadge(count)).toBe(text);
});
