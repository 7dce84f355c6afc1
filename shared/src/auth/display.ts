import { z } from 'zod';

import type { SiteStore } from './storage.ts';

/** Name of the record of how a reader wants to see the site; no part of a session, so it outlives one. */
export const displayKey = 'display';

const display = z.object({
  elder: z.boolean().catch(false),
  contrast: z.boolean().catch(false),
  text: z.enum(['normal', 'large', 'larger']).catch('normal'),
});

/** Elder mode, higher contrast and text size. */
export type Display = z.output<typeof display>;

const plain: Display = { elder: false, contrast: false, text: 'normal' };

/** How this reader wants to see the site; plain where nothing was chosen. */
export const readDisplay = (store: SiteStore): Display => store.read(displayKey, display) ?? plain;

/** Remembers it in this browser. */
export const writeDisplay = (store: SiteStore, chosen: Display): void => store.write(displayKey, chosen);
