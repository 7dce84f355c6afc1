import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const chunkTimeoutMs = 120_000;

/** A part's code did not arrive: the network failed, or an update replaced the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Code that comes when it is needed; no answer within 120 s counts as failed. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('chunk timeout')), chunkTimeoutMs);
  });
  const loaded = load().catch((cause: unknown) => {
    throw new ChunkLoadError('chunk failed', { cause });
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}

/** A part of a page whose code comes when it is first shown, or before that, when somebody asks for it. */
export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & { ask: () => void };

/** Makes such a part of the way to its code, which is gone once, whoever asks first. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let asked: ReturnType<typeof load> | undefined;
  const chunk = () => (asked ??= loadChunk(load));
  // Whoever asks beforehand shows nothing: a failure is told where the part is shown.
  const ask = () => void chunk().catch(() => undefined);
  return Object.assign(lazy(chunk), { ask });
}
