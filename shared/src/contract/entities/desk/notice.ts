import { audiences } from '../../desk/audience.ts';
import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  date,
  integer,
  numericChoice,
  optional,
  references,
  richText,
  text,
} from '../../kit/field.ts';

/** State of a notice; only a published one is among anybody's messages. */
export const noticeStates = ['draft', 'published', 'withdrawn'] as const;
export type NoticeState = (typeof noticeStates)[number];

const most = 10_000_000;

/** An announcement to officers; publishing delivers it to everybody it is for. */
export const notice = defineEntity('notice', {
  path: 'blade-desk/notice',
  order: [{ field: 'releaseTime', descending: true }],
  layout: [
    { key: 'basic', fields: ['title', 'category', 'releaseTime'] },
    { key: 'audience', fields: ['audience', 'deptIds', 'roleIds', 'userIds'] },
    { key: 'content', fields: ['content'] },
  ],
  fields: {
    title: text(100, { list: true, search: true }),
    status: choice(noticeStates, { list: true, search: true, initial: 'draft', readOnly: true }),
    category: numericChoice([1, 2, 3, 4, 5, 6], { list: true, search: true }),
    releaseTime: date({ list: true, search: true, sort: true }),
    audience: choice(audiences, { list: true, search: true, initial: 'all' }),
    deptIds: optional(references('department', { visibleWhen: { field: 'audience', is: 'departments' } })),
    roleIds: optional(references('role', { visibleWhen: { field: 'audience', is: 'roles' } })),
    userIds: optional(references('user', { visibleWhen: { field: 'audience', is: 'people' } })),
    /** How many have read it, of how many it is for. */
    readCount: integer(0, most, { list: true, readOnly: true, initial: 0 }),
    recipientCount: integer(0, most, { readOnly: true, initial: 0 }),
    content: richText(50_000),
  },
});
