import { z } from 'zod';

import { keptClauses } from '../kit/personal.ts';

/** Where a person has his own account deleted. */
export const deletionPath = 'blade-user/deletion';

/** What is deleted with an account, as its owner is told it before. */
const deletedKinds = [
  'account',
  'memberships',
  'requests',
  'consents',
  'drafts',
  'cases',
  'files',
  'messages',
  'signIns',
  'exports',
] as const;

/** What the law keeps of a person, sealed. */
const keptKinds = ['paidCases', 'publicity', 'logs'] as const;

/** What stands in the way of a deletion, and what is to be done about it. */
const hindrance = z.object({
  code: z.string(),
  /** In the reader's language. */
  message: z.string(),
});

/** What becomes of everything when the account is deleted: shown first, and changed by nothing that is shown. */
export const deletionPlan = z.object({
  goes: z.array(z.object({ kind: z.enum(deletedKinds), count: z.int() })),
  keeps: z.array(
    z.object({
      kind: z.enum(keptKinds),
      count: z.int(),
      clause: z.enum(keptClauses),
      /** The last day on which it is kept; null where it differs from row to row. */
      lastDay: z.string().nullable(),
    }),
  ),
  hindrances: z.array(hindrance),
  /** By what the person can prove that it is he. */
  ways: z.object({ password: z.boolean(), phone: z.boolean() }),
});
export type DeletionPlan = z.output<typeof deletionPlan>;
