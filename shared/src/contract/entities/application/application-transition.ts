import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, flag, longText, optional, reference, text } from '../../kit/field.ts';
import { applicationStates } from './application-states.ts';

/** One move of an application from status to status: who, when, why, and whether the company sees it. */
export const applicationTransition = defineEntity('applicationTransition', {
  path: 'policy/projecttransition',
  nameField: 'actorRole',
  order: [{ field: 'at' }],
  fields: {
    applicationId: reference('application', { search: true }),
    fromStatus: optional(choice(applicationStates)),
    toStatus: choice(applicationStates, { list: true }),
    actorId: optional(reference('user')),
    actorRole: text(80, { list: true }),
    comment: optional(longText(2000, { list: true })),
    visibleToApplicant: flag({ initial: 1 }),
    at: dateTime({ list: true }),
    dueAt: optional(dateTime()),
  },
});
