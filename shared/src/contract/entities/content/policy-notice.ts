import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  date,
  dateTime,
  flag,
  integer,
  json,
  longText,
  optional,
  reference,
  references,
  richText,
  text,
} from '../../kit/field.ts';
import { attachedFiles } from '../../kit/shapes.ts';
import { contentStates, deadlineStates, revisionStates } from './shared-choices.ts';

/** What the public is told: a call for applications, a result, how the service runs, a consultation, a course. */
export const policyNotice = defineEntity('policyNotice', {
  path: 'policy/notice',
  publicPage: '/notice/noticeDetail',
  // The announcements to officers are called notice as well.
  permissionBase: 'policynotice',
  nameField: 'title',
  nameFieldEn: 'titleEn',
  listByParent: 'policyId',
  order: [
    { field: 'isTop', descending: true },
    { field: 'publishDate', descending: true },
  ],
  scope: { department: 'agencyId' },
  publicFields: [
    ...(['type', 'title', 'titleEn', 'agencyId', 'policyId', 'guideIds', 'tagIds'] as const),
    ...(['publishDate', 'deadline', 'summary', 'summaryEn', 'body', 'attachments'] as const),
    ...(['isTop', 'viewCount', 'status'] as const),
  ],
  layout: [
    { key: 'basic', fields: ['type', 'title', 'titleEn', 'agencyId', 'policyId', 'guideIds'] },
    { key: 'deadlines', fields: ['publishDate', 'deadline'] },
    { key: 'audience', fields: ['tagIds'] },
    { key: 'content', fields: ['summary', 'summaryEn', 'body', 'attachments'] },
    { key: 'display', fields: ['isTop'] },
  ],
  fields: {
    type: choice(['declare', 'publicity', 'service', 'consult', 'training'], { list: true, search: true }),
    title: text(200, { list: true, search: true, sort: true }),
    titleEn: optional(text(300)),
    agencyId: reference('department', { as: 'agencyName', asEn: 'agencyNameEn', list: true, search: true }),
    policyId: optional(reference('policy', { as: 'policyTitle', search: true })),
    guideIds: optional(references('itemGuide', { search: true })),
    tagIds: optional(references('tag', { search: true })),
    /** The day of its publishing, unless its editor said another. */
    publishDate: optional(date({ list: true, search: true, sort: true })),
    /** The last day on which something can be done about it. */
    deadline: optional(date({ list: true, search: true, sort: true })),
    summary: longText(500),
    summaryEn: optional(longText(1000)),
    body: richText(200_000),
    attachments: optional(json(attachedFiles)),
    isTop: flag({ search: true, initial: 0 }),
    viewCount: integer(0, 2_000_000_000, { list: true, sort: true, initial: 0, readOnly: true }),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
  computed: { deadlineStatus: z.enum(deadlineStates) },
});
