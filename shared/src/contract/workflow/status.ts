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

/** What becomes of a task that is for nobody: it passes, administrators get it, the act is refused, or somebody named gets it. */
export const nobodyActs = ['skip', 'administrator', 'refuse', 'fallback'] as const;
export type NobodyAct = (typeof nobodyActs)[number];

/** Who need not decide again: who started the process, who approved the step before, or any before. */
export const samePersonRules = ['initiator', 'adjacent', 'earlier'] as const;
export type SamePersonRule = (typeof samePersonRules)[number];

/** When others sign a task: before its holder decides, at the same time, or after he has approved. */
export const signerPositions = ['before', 'parallel', 'after'] as const;
export type SignerPosition = (typeof signerPositions)[number];

/** By what times are counted where working days alone count, as Flowable's `businessCalendarName` and our deadlines name it. */
export const workdayCalendar = 'workdays';

/** What happens to a task that is not done in time: its holder is reminded, it passes, goes back to the owner, or to somebody else. */
export const deadlineActs = ['remind', 'pass', 'return', 'transfer'] as const;
export type DeadlineAct = (typeof deadlineActs)[number];
