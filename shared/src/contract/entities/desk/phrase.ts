import { defineEntity } from '../../kit/entity.ts';
import { longText, reference } from '../../kit/field.ts';

/** Most phrases that one person keeps. */
export const mostPhrases = 50;

/** Something that an officer says again and again, in his own words; nobody else sees it. */
export const phrase = defineEntity('phrase', {
  path: 'blade-desk/phrase',
  nameField: 'content',
  ownRows: true,
  scope: { user: 'userId' },
  order: [{ field: 'createTime', descending: true }],
  fields: {
    content: longText(500, { list: true, search: true }),
    userId: reference('user', { readOnly: true, indexed: true }),
  },
});
