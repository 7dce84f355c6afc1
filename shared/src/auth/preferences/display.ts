import type { SiteStore } from '../storage/storage.ts';

/** Name of the record of how a reader wants to see the site; no part of a session, so it outlives one. */
export const displayKey = 'display';

const textSizes = ['normal', 'large', 'larger'] as const;

/** Elder mode, higher contrast and text size. */
export interface Display {
  elder: boolean;
  contrast: boolean;
  text: (typeof textSizes)[number];
}

/** How this reader wants to see the site; plain where nothing was chosen, or nothing that is known. */
export function readDisplay(store: SiteStore): Display {
  const content = store.record(displayKey)?.content;
  const chosen: Partial<Record<keyof Display, unknown>> =
    typeof content === 'object' && content !== null ? content : {};
  return {
    elder: chosen.elder === true,
    contrast: chosen.contrast === true,
    text: textSizes.find((size) => size === chosen.text) ?? 'normal',
  };
}

/** Remembers it in this browser. */
export const writeDisplay = (store: SiteStore, chosen: Display): void => store.write(displayKey, chosen);
