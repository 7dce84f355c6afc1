import { afterEach, expect, it, vi } from 'vitest';

import { ChunkLoadError, lazyPart, loadChunk } from './lazy-part.ts';

afterEach(() => vi.useRealTimers());

it('code that has not come after 120 s raises a chunk-load error, and not a moment earlier', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  void loadChunk(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

it('code that cannot be fetched raises a chunk-load error that names its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect((failure as ChunkLoadError).cause).toBe(cause);
});

it('code that comes in time is handed on', async () => {
  expect(await loadChunk(() => Promise.resolve({ answer: 42 }))).toEqual({ answer: 42 });
});

it('a part that was asked for beforehand goes for its code once, and its failure raises nothing until it is shown', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  const Part = lazyPart(load);
  Part.ask();
  Part.ask();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});
