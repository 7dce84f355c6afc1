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

/** A part of a page whose code comes when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadChunk(load));
