import type { content as zh } from '../zh/content.ts';

/** Texts of policies, guides and publicity lists, in English. */
export const content: typeof zh = {
  toReview: 'Send to review',
  publish: 'Publish',
  refuse: 'Send back',
  offline: 'Take offline',
  toReviewConfirm: 'Send this to review?',
  publishConfirm: 'Publish this? Everyone will see it.',
  refuseConfirm: 'Send this back to its editor?',
  offlineConfirm: 'Take this offline? The public will no longer see it.',
  moved: 'Done',
  stepName: 'Step',
  stepActor: 'Done by',
  stepDays: 'Working days',
  stepAdd: 'Add a step',
  stepRemove: 'Remove step',
};
