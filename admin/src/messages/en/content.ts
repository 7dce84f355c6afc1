import type { content as zh } from '../zh/content.ts';

/** Texts of policies, guides and publicity lists, in English. */
export const content: typeof zh = {
  toReview: 'Send to review',
  publish: 'Publish',
  refuse: 'Send back',
  offline: 'Take offline',
  archive: 'Archive',
  toReviewConfirm: 'Send this to review?',
  publishConfirm: 'Publish this? Everyone will see it.',
  refuseConfirm: 'Send this back to its editor?',
  offlineConfirm: 'Take this offline? The public will no longer see it.',
  archiveConfirm:
    'Archive this? It cannot be brought back, and its address will say that it is no longer public.',
  schedule: 'Publish later',
  scheduleTitle: 'Publish at a set time',
  scheduleHelp: 'It is published by itself then; sending it back before cancels that.',
  scheduleAt: 'Time',
  scheduleNone: 'Choose a time',
  moved: 'Done',
  compare: 'Compare',
  comparedWith: 'Compared with edition {edition}',
  firstEdition: 'This is the first edition; there is none to compare it with.',
  sameWords: 'The words are the same.',
  newEdition: 'Draft the next',
  newEditionConfirm:
    'Draft a new edition from this one? The one in force holds until the new one is published.',
  stepName: 'Step',
  stepActor: 'Done by',
  stepDays: 'Working days',
  stepAdd: 'Add a step',
  stepRemove: 'Remove step',
  question: 'Question',
  questionAnswer: 'Answer',
  questionAdd: 'Add a question',
  questionRemove: 'Remove question',
};
