import type { log as zh } from '../zh/log.ts';

/** Texts of the screens of logs, in English. */
export const log: typeof zh = {
  itsCall: 'Its call',
  itsKind: 'Its kind',
  itsEntries: 'Its entries',
  itsChanges: 'Changes',
  fold: 'Fold',
  unfold: 'Unfold',
  took: 'Duration',
  unknownCall: 'Unknown call',
  outcome: {
    done: 'Done',
    moved: 'Moved',
    failed: 'Server failure',
    refused: 'Refused',
    badRequest: 'Bad request',
    notSignedIn: 'Not signed in',
    notAllowed: 'Not allowed',
    notFound: 'Not found',
    conflict: 'Conflict',
    tooLarge: 'Too large',
    unsupported: 'Unsupported type',
    tooMany: 'Too many calls',
    unavailable: 'Unavailable',
  },
};
