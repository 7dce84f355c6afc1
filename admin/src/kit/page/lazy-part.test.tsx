import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { ChunkLoadError, lazyPart, loadChunk } from './lazy-part.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
  await Promise.all([Part.preload(), Part.preload()]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part that could not be had beforehand is asked for again when it is shown', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <b>after all</b> }));
  load.mockRejectedValueOnce(new TypeError('offline'));
  const Part = lazyPart(load);
  await Part.preload();
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  await screen.findByText('after all');
});

it('a part whose code is there is shown without a moment of waiting', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: ({ name }: { name: string }) => <b>{name}</b> }));
  await Part.preload();
  render(
    <Suspense fallback="waiting">
      <Part name="here" />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('here');
});

it('a part that had to be waited for is shown when its code has come', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: ({ name }: { name: string }) => <b>{name}</b> }));
  render(
    <Suspense fallback="waiting">
      <Part name="late" />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('waiting');
  await screen.findByText('late');
});
