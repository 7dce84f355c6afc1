import { z } from 'zod';

/** How often a designer that is open says so. */
export const editingEveryMs = 20_000;
/** For how long after that its reader counts as being there. */
export const editingForMs = 60_000;

/** `POST design/model/editing` and `design/form/editing`: the caller has a designer open, or has just left it. */
export const editingInput = z.object({ id: z.string(), isOver: z.boolean().default(false) });

/** Somebody else who has the same designer open, and since when. */
export const otherEditor = z.object({ name: z.string(), since: z.string() });
export type OtherEditor = z.output<typeof otherEditor>;
