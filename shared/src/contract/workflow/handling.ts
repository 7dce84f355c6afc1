/**
 * What people may do at a step beside deciding it, each of which its author may forbid: its holder hands it on, has others
 * sign, gives copies and sends it back; whoever sees the case urges its holder; whom the process belongs to takes it back
 * while it waits there.
 */
export const handlingActs = [
  'transfer',
  'delegate',
  'addSigners',
  'removeSigner',
  'copy',
  'sendBack',
  'urge',
  'withdraw',
] as const;
export type HandlingAct = (typeof handlingActs)[number];

/**
 * What taking a whole process back does, as its author says: it ends, it comes back to whom it belongs to, who changes it and hands
 * it in again, or it is not taken back at all.
 */
export const withdrawals = ['ends', 'goesBack', 'never'] as const;
export type Withdrawal = (typeof withdrawals)[number];

/** Bounds of what an author may say of urging: how often somebody is urged at one task, and how many minutes lie between. */
export const urgingBounds = { most: { from: 1, to: 99 }, minutes: { from: 1, to: 43_200 } } as const;
