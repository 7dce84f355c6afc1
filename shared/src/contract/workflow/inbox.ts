import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

const waiting = named('WaitingTasks', z.object({ total: z.int(), overdue: z.int() }));

/** How much waits for somebody: what he may take, what he holds, and the copies that he has not read. */
export const taskCounts = z.object({ claim: waiting, todo: waiting, unreadCopies: z.int() });
export type TaskCounts = z.output<typeof taskCounts>;

/** How many tasks each of the reader's saved views shows, by the view's id; null for one whose filters are no longer understood. */
export const viewCounts = z.record(z.uuid(), z.int().nullable());
export type ViewCounts = z.output<typeof viewCounts>;

/** Most tasks that are claimed, or approved, in one go. */
export const mostClaims = 100;

/** The state in which each of some tasks was read, by its id: one that has changed since is refused. */
export const taskRevs = z.record(z.uuid(), z.int()).default({});
