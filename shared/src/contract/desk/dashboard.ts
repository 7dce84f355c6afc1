import { z } from 'zod';

import type { ApplicationState } from '../entities/application/application-states.ts';

/** How far the cases of a period came, each stage a part of the one before it. */
export const stages = ['declared', 'accepted', 'approved', 'publicised', 'paid'] as const;

/** Cases on which somebody here still has to decide. */
export const undecidedHere: readonly ApplicationState[] = [
  'submitted',
  'accepted',
  'reviewing',
  'joint_review',
  'expert_review',
  'site_check',
];

/** The same with those that wait for their company, on which nobody here is late. */
export const undecided: readonly ApplicationState[] = [...undecidedHere, 'supplement'];

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
