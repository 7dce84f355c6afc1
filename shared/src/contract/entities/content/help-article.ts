import { defineEntity } from '../../kit/entity.ts';
import {
  choice,
  choices,
  date,
  dateTime,
  integer,
  json,
  longText,
  optional,
  richPart,
  text,
} from '../../kit/field.ts';
import { sentences } from '../../kit/shapes.ts';
import { contentStates, revisionStates } from './shared-choices.ts';
import { webAddress } from '../../content/web-address.ts';

const categories = [
  ...(['account', 'condition', 'material', 'process', 'publicity', 'apply_free', 'talent'] as const),
  ...(['finance', 'safety', 'accessibility', 'other'] as const),
] as const;

/** How the portal is used: a question that people ask, or a guide for one of their tasks. */
export const helpArticle = defineEntity('helpArticle', {
  path: 'cms/help',
  nameFieldEn: 'titleEn',
  order: [{ field: 'sort' }],
  publicFields: [
    ...(['kind', 'category', 'audiences', 'title', 'titleEn', 'keywords', 'body', 'bodyEn'] as const),
    ...(['videoUrl', 'transcript', 'publishDate', 'viewCount', 'sort', 'status'] as const),
  ],
  layout: [
    { key: 'basic', fields: ['kind', 'category', 'title', 'titleEn', 'publishDate'] },
    { key: 'audience', fields: ['audiences'] },
    { key: 'content', fields: ['keywords', 'body', 'bodyEn', 'videoUrl', 'transcript'] },
    { key: 'display', fields: ['sort'] },
  ],
  fields: {
    kind: choice(['question', 'guide'], { list: true, search: true, initial: 'question' }),
    category: choice(categories, { list: true, search: true }),
    audiences: optional(choices(['enterprise', 'individual', 'agent'], { search: true })),
    title: text(200, { list: true, search: true, sort: true }),
    titleEn: optional(text(300)),
    keywords: optional(json(sentences)),
    body: richPart(50_000),
    bodyEn: optional(richPart(50_000)),
    videoUrl: optional(webAddress({ namesFile: true, describedBy: 'transcript' })),
    transcript: optional(longText(20_000)),
    publishDate: optional(date({ list: true, search: true, sort: true })),
    viewCount: integer(0, 2_000_000_000, { list: true, sort: true, initial: 0, readOnly: true }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
});
