import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  date,
  dateTime,
  integer,
  longText,
  optional,
  reference,
  richText,
  text,
} from '../../kit/field.ts';
import { contentStates, revisionStates } from './shared-choices.ts';
import { webAddress } from '../../content/web-address.ts';

/** A report or a speech about a policy or an item, told here or lying elsewhere. */
export const relatedArticle = defineEntity('relatedArticle', {
  path: 'policy/relatedarticle',
  nameFieldEn: 'titleEn',
  order: [{ field: 'sort' }, { field: 'publishDate', descending: true }],
  scope: { department: 'agencyId' },
  publicFields: [
    ...(['title', 'titleEn', 'agencyId', 'policyId', 'guideId', 'source', 'publishDate'] as const),
    ...(['summary', 'summaryEn', 'linkUrl', 'body', 'sort', 'status'] as const),
  ],
  layout: [
    {
      key: 'basic',
      fields: ['title', 'titleEn', 'agencyId', 'policyId', 'guideId', 'source', 'publishDate'],
    },
    { key: 'content', fields: ['summary', 'summaryEn', 'linkUrl', 'body'] },
    { key: 'display', fields: ['sort'] },
  ],
  fields: {
    title: text(200, { list: true, search: true, sort: true }),
    titleEn: optional(text(300)),
    agencyId: reference('department', { as: 'agencyName', asEn: 'agencyNameEn', list: true, search: true }),
    policyId: optional(reference('policy', { as: 'policyTitle', list: true, search: true })),
    guideId: optional(
      reference('itemGuide', { as: 'guideTitle', asEn: 'guideTitleEn', list: true, search: true }),
    ),
    source: optional(text(100, { list: true, search: true })),
    publishDate: optional(date({ list: true, search: true, sort: true })),
    summary: optional(longText(500)),
    summaryEn: optional(longText(1000)),
    /** Where it lies, if not here. */
    linkUrl: optional(webAddress()),
    body: optional(richText(200_000)),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
});
