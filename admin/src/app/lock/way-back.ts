import { z } from 'zod';

const state = z.object({ from: z.string().regex(/^\/(?![/\\])/) });

/** Where the lock page leads after unlocking: only an address inside this app is honoured. */
export const wayBack = (said: unknown): string => state.safeParse(said).data?.from ?? '/';
