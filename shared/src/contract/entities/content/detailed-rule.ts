import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  date,
  dateTime,
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
import { contentStates, revisionStates, validities } from './shared-choices.ts';

/** How a policy is carried out in detail. */
export const detailedRule = defineEntity('detailedRule', {
  path: 'policy/detailedrules',
  publicPage: '/detailedrules/detailedrulesDetail',
  nameFieldEn: 'titleEn',
  listByParent: 'policyId',
  order: [{ field: 'publishDate', descending: true }],
  scope: { department: 'agencyId' },
  publicFields: [
    'policyId',
    'title',
    'titleEn',
    'docNo',
    'agencyId',
    'publishDate',
    'effectiveDate',
    'expiryDate',
    'tagIds',
    'summary',
    'summaryEn',
    'body',
    'attachments',
    'viewCount',
    'status',
  ],
  layout: [
    { key: 'basic', fields: ['policyId', 'title', 'titleEn', 'docNo', 'agencyId'] },
    { key: 'validity', fields: ['publishDate', 'effectiveDate', 'expiryDate'] },
    { key: 'audience', fields: ['tagIds'] },
    { key: 'content', fields: ['summary', 'summaryEn', 'body', 'attachments'] },
    { key: 'sections', children: 'detailedRuleSection' },
  ],
  fields: {
    policyId: reference('policy', { as: 'policyTitle', asEn: 'policyTitleEn', list: true, search: true }),
    title: text(200, { list: true, search: true }),
    titleEn: optional(text(300)),
    docNo: optional(text(60, { list: true, search: true })),
    agencyId: reference('department', { as: 'agencyName', asEn: 'agencyNameEn', list: true, search: true }),
    publishDate: date({ list: true, search: true, sort: true }),
    effectiveDate: optional(date()),
    expiryDate: optional(date()),
    tagIds: optional(references('tag', { search: true })),
    summary: longText(500),
    summaryEn: optional(longText(1000)),
    body: richText(200_000),
    attachments: optional(json(attachedFiles)),
    viewCount: integer(0, 2_000_000_000, { sort: true, initial: 0, readOnly: true }),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
  computed: { validity: z.enum(validities) },
});
