import { defineEntity } from '../../kit/entity.ts';
import { answers, integer, json, optional, reference, text } from '../../kit/field.ts';
import { processDraftPath } from '../../workflow/paths.ts';
import { chosenAtStart } from '../../workflow/starting.ts';

/** Most starts of processes that one person, or one company, keeps unfinished. */
export const mostDrafts = 50;

/** A form of a process that somebody has begun to fill in and not handed in yet: his own, or that of the company which he acted for and whose members go on with it. */
export const processDraft = defineEntity('processDraft', {
  path: processDraftPath,
  nameField: 'processName',
  ownRows: true,
  scope: { company: 'companyId', user: 'userId' },
  order: [{ field: 'updateTime', descending: true }],
  fields: {
    processKey: text(100, { list: true, search: true }),
    /** What the process was called when the form was begun. */
    processName: text(200, { list: true, search: true, sort: true }),
    formKey: text(100),
    formVersion: integer(1, 1_000_000),
    answers: answers({ personal: { purpose: 'apply', term: 'account' }, initial: {} }),
    /** Whom he has chosen besides; none where somebody applies. */
    people: optional(json(chosenAtStart)),
    /** Who began it. */
    userId: reference('user', { as: 'userName', readOnly: true, indexed: true }),
    /** None where somebody acts for himself, as officers do. */
    companyId: optional(reference('company', { readOnly: true, indexed: true })),
  },
});
