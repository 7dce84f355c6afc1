import * as z from 'zod/mini';

import { defaultColour, themes } from '../storage/constants.ts';
import type { SiteStore } from '../storage/storage.ts';

/** Name of the record of theme, colour and tools; no part of a session, so it outlives one. */
export const appearanceKey = 'appearance';

const appearance = z.object({
  theme: z.catch(z.enum(themes), 'default'),
  /** As picked; what carries text takes a readable shade of it. */
  colour: z.catch(z.string().check(z.regex(/^#[\da-f]{6}$/i)), defaultColour),
  /** Tools of the top bar that are switched off; all others are on. */
  hiddenTools: z.catch(z.array(z.string()), []),
});

/** The theme, the colour and the tools that a reader picked. */
export type Appearance = z.output<typeof appearance>;

/** What was picked in this browser; the default theme and #409EFF where nothing was. */
export const readAppearance = (store: SiteStore): Appearance =>
  appearance.parse(store.read(appearanceKey, appearance) ?? {});

/** Remembers it in this browser, the colour as picked. */
export const writeAppearance = (store: SiteStore, picked: Appearance): void =>
  store.write(appearanceKey, picked);
