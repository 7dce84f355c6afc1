import { defineEntity } from '../../kit/entity.ts';
import { choice, date, dateTime, integer, optional, reference, text } from '../../kit/field.ts';
import { contentStates, revisionStates } from './shared-choices.ts';
import { webAddress } from '../../content/web-address.ts';

/** What the home page points to: with a picture at its top, or as a line of its list. */
export const focusItem = defineEntity('focusItem', {
  path: 'cms/focusinfo',
  nameFieldEn: 'titleEn',
  order: [{ field: 'sort' }, { field: 'publishDate', descending: true }],
  publicFields: [
    ...(['position', 'title', 'titleEn', 'imageUrl', 'imageAlt', 'imageAltEn', 'policyId'] as const),
    ...(['linkUrl', 'publishDate', 'startTime', 'endTime', 'sort', 'status'] as const),
  ],
  layout: [
    { key: 'basic', fields: ['position', 'title', 'titleEn', 'policyId', 'linkUrl'] },
    { key: 'content', fields: ['imageUrl', 'imageAlt', 'imageAltEn'] },
    { key: 'deadlines', fields: ['publishDate', 'startTime', 'endTime'] },
    { key: 'display', fields: ['sort'] },
  ],
  fields: {
    position: choice(['top', 'list'], { list: true, search: true, initial: 'top' }),
    title: text(100, { list: true, search: true }),
    titleEn: optional(text(200)),
    imageUrl: optional(
      webAddress({
        namesFile: true,
        describedBy: 'imageAlt',
        requiredWhen: { field: 'position', is: 'top' },
      }),
    ),
    imageAlt: optional(text(200)),
    imageAltEn: optional(text(300)),
    policyId: optional(reference('policy', { as: 'policyTitle', search: true })),
    linkUrl: optional(webAddress()),
    publishDate: optional(date({ list: true, search: true, sort: true })),
    /** Shown from then on, and no longer than to `endTime`; without, always. */
    startTime: optional(dateTime({ list: true })),
    endTime: optional(dateTime({ list: true, search: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    publishAt: optional(dateTime({ list: true, hiddenByDefault: true, readOnly: true })),
    revisionStatus: optional(choice(revisionStates, { list: true, search: true, readOnly: true })),
    status: choice(contentStates, { list: true, search: true, initial: 'draft', readOnly: true }),
  },
});
