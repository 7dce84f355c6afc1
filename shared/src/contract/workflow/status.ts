/** Status of a process instance. */
export const instanceStatuses = [
  'running',
  'suspended',
  'completed',
  'rejected',
  'withdrawn',
  'terminated',
] as const;
export type InstanceStatus = (typeof instanceStatuses)[number];

/** Status of a task. */
export const taskStatuses = ['candidate', 'doing', 'done', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** How several signers decide together: 所有通过, 任一通过, 依次, 比例, 票签. */
export const voteRules = ['all', 'any', 'sequence', 'percentage', 'ballot'] as const;
export type VoteRule = (typeof voteRules)[number];

/** What a handler may do with a field of the form at one node. */
export const fieldAccesses = ['hidden', 'read', 'edit'] as const;
export type FieldAccess = (typeof fieldAccesses)[number];
