/** Every status of an application. */
export const applicationStates = [
  'draft',
  'submitted',
  'supplement',
  'accepted',
  'reviewing',
  'joint_review',
  'expert_review',
  'site_check',
  'approved',
  'publicising',
  'objection',
  'pending_payment',
  'paying',
  'pay_failed',
  'paid',
  'rejected',
  'not_accepted',
  'withdrawn',
  'terminated',
  'recovered',
] as const;
export type ApplicationState = (typeof applicationStates)[number];
