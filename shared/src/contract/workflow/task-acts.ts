/** What somebody may do with a task beside deciding it. */
export const taskActs = [
  'sendBack',
  'transfer',
  'delegate',
  'addSigners',
  'removeSigner',
  'withdraw',
  'resolve',
  'recall',
  'copy',
  'urge',
] as const;
export type TaskAct = (typeof taskActs)[number];

/** What pressing a button does: the task is completed with it as its outcome, or rejected as its step says. */
export const buttonActs = ['complete', 'reject'] as const;
export type ButtonAct = (typeof buttonActs)[number];

/** An act that the reader of a case may do, and the task that it is about. */
export interface OfferedAct {
  act: TaskAct;
  taskId: string;
  /** Whom it is about, where there may be several of them. */
  personName?: string;
}

/** How many people get a copy in one go. */
export const mostCopies = 50;

/** The most characters of what somebody says with an act on a process: his comment, or his reason. */
export const longestComment = 2000;
