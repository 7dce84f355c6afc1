import { defineEntity } from '../../kit/entity.ts';
import { integer, longText } from '../../kit/field.ts';

/** Something that officers of a tenant are to say in the same words. */
export const sharedPhrase = defineEntity('sharedPhrase', {
  path: 'blade-desk/shared-phrase',
  nameField: 'content',
  order: [{ field: 'sort' }, { field: 'createTime' }],
  fields: {
    content: longText(500, { list: true, search: true }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
