import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  date,
  dateTime,
  flag,
  integer,
  json,
  money,
  optional,
  reference,
  richText,
  text,
} from '../../kit/field.ts';
import { attachedFiles } from '../../kit/shapes.ts';
import { contentStates, publicityStates, revisionStates } from './shared-choices.ts';

/** A list of those about to be paid, open to objection for its period. */
export const publicityList = defineEntity('publicityList', {
  path: 'policy/gongshi',
  publicPage: '/gongshi/gongshiDet',
  nameFieldEn: 'titleEn',
  order: [{ field: 'publicityStart', descending: true }],
  scope: { department: 'agencyId' },
  publicFields: [
    'title',
    'titleEn',
    'guideId',
    'policyId',
    'agencyId',
    'listType',
    'batchNo',
    'publishDate',
    'publicityStart',
    'publicityEnd',
    'totalCount',
    'totalAmountWan',
    'body',
    'objectionTel',
    'attachments',
    'status',
  ],
  layout: [
    { key: 'basic', fields: ['title', 'titleEn', 'guideId', 'policyId', 'agencyId', 'listType', 'batchNo'] },
    { key: 'deadlines', fields: ['publishDate', 'publicityStart', 'publicityEnd'] },
    { key: 'content', fields: ['body', 'attachments'] },
    { key: 'entries', children: 'publicityEntry' },
    { key: 'contact', fields: ['objectionTel'] },
  ],
  fields: {
    title: text(200, { list: true, search: true }),
    titleEn: optional(text(300)),
    guideId: reference('itemGuide', { as: 'guideTitle', asEn: 'guideTitleEn', list: true, search: true }),
    policyId: optional(reference('policy', { as: 'policyTitle', search: true })),
    agencyId: reference('department', { as: 'agencyName', asEn: 'agencyNameEn', list: true, search: true }),
    listType: choice(['application', 'apply_free'], { list: true, search: true, initial: 'application' }),
    batchNo: optional(text(30, { list: true, search: true })),
    publishDate: optional(date({ search: true })),
    publicityStart: date({ list: true, search: true, sort: true }),
    publicityEnd: date({ list: true, search: true, sort: true }),
    /** The moment the objection period ends; the end of `publicityEnd` unless the demonstration chose minutes. */
    endsAt: optional(dateTime({ readOnly: true })),
    isSuspended: flag({ initial: 0, readOnly: true }),
    totalCount: integer(0, 100_000, { list: true, initial: 0, readOnly: true }),
    totalAmountWan: money({ list: true, initial: 0, readOnly: true }),
    body: optional(richText(50_000)),
    objectionTel: optional(text(30)),
    attachments: optional(json(attachedFiles)),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
  computed: { publicityStatus: z.enum(publicityStates) },
});
