import { defineEntity } from '../../kit/entity.ts';
import { answers, integer, reference, text } from '../../kit/field.ts';
import { processDraftPath } from '../../workflow/paths.ts';

/** Most starts of processes that one person keeps unfinished. */
export const mostDrafts = 50;

/** A form of a process that somebody has begun to fill in and not handed in yet; nobody else sees it. */
export const processDraft = defineEntity('processDraft', {
  path: processDraftPath,
  nameField: 'processName',
  ownRows: true,
  scope: { user: 'userId' },
  order: [{ field: 'updateTime', descending: true }],
  fields: {
    processKey: text(100, { list: true, search: true }),
    /** What the process was called when the form was begun. */
    processName: text(200, { list: true, search: true }),
    formKey: text(100),
    formVersion: integer(1, 1_000_000),
    answers: answers({ personal: { purpose: 'apply', term: 'account' }, initial: {} }),
    userId: reference('user', { readOnly: true, indexed: true }),
  },
});
