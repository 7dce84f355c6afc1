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
import { shortLine } from '../../kit/readable.ts';
import { attachedFiles, sentences } from '../../kit/shapes.ts';
import { contentStates, revisionStates } from './shared-choices.ts';
import { webAddress } from '../../content/web-address.ts';

const answered = z.object({ q: shortLine(300), a: z.string().trim().min(1).max(2000) });
const questions = z.array(answered).max(50);

/** What a policy means, in plain words: as a text, in one picture, as a film, as questions and answers, or by those who drafted it. */
export const interpretation = defineEntity('interpretation', {
  path: 'policy/policyunscramble',
  publicPage: '/policyUnscramble/policyUnscrambleDetail',
  nameFieldEn: 'titleEn',
  order: [{ field: 'publishDate', descending: true }],
  scope: { department: 'agencyId' },
  publicFields: [
    ...(['policyId', 'form', 'title', 'titleEn', 'agencyId', 'source', 'publishDate', 'tagIds'] as const),
    ...(['summary', 'summaryEn', 'keyPoints', 'qa', 'body', 'imageUrl', 'imageAlt'] as const),
    ...(['videoUrl', 'transcript', 'attachments', 'viewCount', 'status'] as const),
  ],
  layout: [
    { key: 'basic', fields: ['policyId', 'form', 'title', 'titleEn', 'agencyId', 'source', 'publishDate'] },
    { key: 'audience', fields: ['tagIds'] },
    {
      key: 'content',
      fields: [
        ...(['summary', 'summaryEn', 'keyPoints', 'qa', 'body', 'imageUrl', 'imageAlt'] as const),
        ...(['videoUrl', 'transcript', 'attachments'] as const),
      ],
    },
  ],
  fields: {
    policyId: reference('policy', { as: 'policyTitle', asEn: 'policyTitleEn', list: true, search: true }),
    form: choice(['text', 'graphic', 'video', 'qa', 'expert'], { list: true, search: true, initial: 'text' }),
    title: text(200, { list: true, search: true, sort: true }),
    titleEn: optional(text(300)),
    agencyId: reference('department', { as: 'agencyName', asEn: 'agencyNameEn', list: true, search: true }),
    source: optional(text(100, { list: true })),
    publishDate: optional(date({ list: true, search: true, sort: true })),
    tagIds: optional(references('tag', { search: true })),
    summary: longText(500),
    summaryEn: optional(longText(1000)),
    keyPoints: optional(json(sentences)),
    qa: optional(json(questions, { requiredWhen: { field: 'form', is: 'qa' } })),
    body: richText(200_000),
    imageUrl: optional(
      webAddress({
        namesFile: true,
        describedBy: 'imageAlt',
        requiredWhen: { field: 'form', is: 'graphic' },
      }),
    ),
    /** Everything that the picture says. */
    imageAlt: optional(longText(2000)),
    videoUrl: optional(
      webAddress({
        namesFile: true,
        describedBy: 'transcript',
        visibleWhen: { field: 'form', is: 'video' },
        requiredWhen: { field: 'form', is: 'video' },
      }),
    ),
    /** Everything that is said and shown in the film. */
    transcript: optional(longText(20_000, { visibleWhen: { field: 'form', is: 'video' } })),
    attachments: optional(json(attachedFiles)),
    viewCount: integer(0, 2_000_000_000, { list: true, sort: true, initial: 0, readOnly: true }),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
});
