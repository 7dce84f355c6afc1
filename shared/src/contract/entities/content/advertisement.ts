import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, integer, optional, text, textLike } from '../../kit/field.ts';
import { contentStates, revisionStates } from './shared-choices.ts';
import { webAddress } from '../../content/web-address.ts';

const code = /^[a-z][a-z0-9_-]*$/;

/** A picture that points to a service, shown where pages ask for its code. */
export const advertisement = defineEntity('advertisement', {
  path: 'advertisement',
  nameField: 'title',
  nameFieldEn: 'titleEn',
  order: [{ field: 'code' }, { field: 'sort' }],
  publicFields: [
    ...(['code', 'title', 'titleEn', 'imageUrl', 'imageAlt', 'imageAltEn', 'linkUrl'] as const),
    ...(['startTime', 'endTime', 'sort', 'status'] as const),
  ],
  layout: [
    { key: 'basic', fields: ['code', 'title', 'titleEn', 'linkUrl'] },
    { key: 'content', fields: ['imageUrl', 'imageAlt', 'imageAltEn'] },
    { key: 'deadlines', fields: ['startTime', 'endTime'] },
    { key: 'display', fields: ['sort'] },
  ],
  fields: {
    /** The place of the portal that asks for it; several share one. */
    code: textLike(code, 50, { list: true, search: true, searchedWhole: true }),
    title: text(100, { list: true, search: true }),
    titleEn: optional(text(200)),
    imageUrl: webAddress({ namesFile: true, describedBy: 'imageAlt' }),
    imageAlt: optional(text(200)),
    imageAltEn: optional(text(300)),
    linkUrl: optional(webAddress()),
    startTime: optional(dateTime({ list: true })),
    endTime: optional(dateTime({ list: true, search: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
});
