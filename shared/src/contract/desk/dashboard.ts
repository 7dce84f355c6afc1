import { z } from 'zod';

import { decidingStates } from '../application/moves.ts';
import type { ApplicationState } from '../entities/application/application-states.ts';

/** How far the cases of a period came, each stage a part of the one before it. */
export const stages = ['declared', 'accepted', 'approved', 'publicised', 'paid'] as const;

/** Statuses before the decision: those that somebody here owes it in, and the wait for the company, in which nobody here is late. */
export const undecided: readonly ApplicationState[] = [...decidingStates, 'supplement'];

/** A figure of a period, and of the period of the same length before it. */
const trend = z.object({ value: z.number(), before: z.number() });
const share = z.object({ id: z.string(), name: z.string(), total: z.int() });

/** What the dashboard shows: cases within the reader's reach, in a period, of one agency or of all. */
export const dashboard = z.object({
  from: z.string(),
  to: z.string(),
  /** Applications handed in, companies that handed in, money paid. */
  declared: trend,
  companies: trend,
  paidWan: trend,
  /** How it stands now, whatever the period. */
  pending: z.int(),
  overdue: z.int(),
  months: z.array(z.object({ month: z.string(), declared: z.int(), paidWan: z.number() })),
  agencies: z.array(share),
  policies: z.array(share),
  stages: z.array(z.object({ stage: z.enum(stages), total: z.int() })),
  handlers: z.array(share.extend({ overdue: z.int() })),
});
export type Dashboard = z.output<typeof dashboard>;
