import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { choice, date, flag, integer, longText, optional, richText, text } from '../../kit/field.ts';
import { agreementKinds } from '../../people/agreement-kinds.ts';
import { contentStates } from './shared-choices.ts';

/** Whether an edition is the one that people agree to now. */
const forces = ['draft', 'current', 'former'] as const;

/** One edition of a text that people agree to. What is published stays as it is: consents name it. */
export const agreement = defineEntity('agreement', {
  path: 'policy/agreement',
  nameField: 'title',
  nameFieldEn: 'titleEn',
  unique: ['code'],
  order: [{ field: 'kind' }, { field: 'edition', descending: true }],
  publicFields: [
    ...(['kind', 'edition', 'code', 'title', 'titleEn', 'body', 'bodyEn'] as const),
    ...(['changeNote', 'changeNoteEn', 'mustAskAgain', 'publishDate', 'status'] as const),
  ],
  layout: [
    { key: 'basic', fields: ['kind', 'title', 'titleEn', 'mustAskAgain', 'changeNote', 'changeNoteEn'] },
    { key: 'content', fields: ['body', 'bodyEn'] },
  ],
  fields: {
    kind: choice(agreementKinds, { list: true, search: true, sort: true, createOnly: true }),
    /** Its number, given when it is first published; nought before. */
    edition: integer(0, 9999, { list: true, search: true, sort: true, initial: 0, readOnly: true }),
    /** Its kind and number as consents name it; none before it is published. */
    code: optional(text(40, { readOnly: true })),
    title: text(100, { list: true, search: true }),
    titleEn: text(200),
    /** Whoever agreed to an older edition is asked again. */
    mustAskAgain: flag({ list: true, search: true, initial: 0 }),
    /** What is new, for those who agreed to an older edition. */
    changeNote: optional(longText(500)),
    changeNoteEn: optional(longText(1000)),
    body: richText(100_000),
    bodyEn: richText(100_000),
    publishDate: optional(date({ list: true, search: true, sort: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
  computed: { force: z.enum(forces) },
});
