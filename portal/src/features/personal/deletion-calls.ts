export type { DeletionPlan } from '@policy/shared/contract/people/deletion.ts';

const path = 'blade-user/deletion';

/** The calls of a deletion; the contract's own schemas stay out of the page. */
export const deletionCalls = {
  plan: `${path}/plan`,
  code: `${path}/code`,
  confirm: `${path}/confirm`,
} as const;
