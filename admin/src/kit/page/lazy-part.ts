import { createElement, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

const chunkTimeoutMs = 120_000;
const noop = () => undefined;

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
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Settles when the code is there, or cannot be had, which is told where the part is shown. */
  preload: () => Promise<void>;
}

/** Makes such a part of the way to its code, which is gone once, whoever asks first. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let asked: ReturnType<typeof load> | undefined;
  let here: ComponentType<Props> | undefined;
  const chunk = () => (asked ??= loadChunk(load).then(keep, forget));
  const keep = (module: { default: ComponentType<Props> }) => {
    here = module.default;
    return module;
  };
  // What could not be had beforehand is asked for again when it is shown.
  const forget = (failure: unknown) => {
    asked = undefined;
    throw failure;
  };
  const late: ComponentType<Props> = lazy(chunk);
  // What is there is shown at once: whoever waits for it, if only for a moment, is held up by React for 300 ms.
  const Part = (props: Props) => {
    const [Content] = useState(() => here ?? late);
    return createElement(Content, props);
  };
  return Object.assign(Part, { preload: () => chunk().then(noop, noop) });
}
