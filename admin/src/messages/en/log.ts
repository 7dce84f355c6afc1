import type { log as zh } from '../zh/log.ts';

/** Texts of the screens of logs, in English. */
export const log: typeof zh = {
  itsCall: 'Its call',
  itsKind: 'Its kind',
  itsEntries: 'Its entries',
  itsChanges: 'Changes',
  fold: 'Fold',
  unfold: 'Unfold',
};
