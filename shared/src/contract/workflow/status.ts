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

/** What a handler may do with a field of the form at one node. */
export const fieldAccesses = ['hidden', 'read', 'edit'] as const;
export type FieldAccess = (typeof fieldAccesses)[number];
