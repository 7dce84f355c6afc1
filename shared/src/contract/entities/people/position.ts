import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, optional, text } from '../../kit/field.ts';

/** A post that people hold. */
export const position = defineEntity('position', {
  path: 'blade-system/post',
  lookupPath: 'blade-system/search/post',
  nameField: 'postName',
  nameFieldEn: 'postNameEn',
  order: [{ field: 'sort' }],
  unique: ['postCode'],
  fields: {
    category: choice(['senior', 'middle', 'basic', 'other'], { list: true, search: true }),
    postCode: text(30, { list: true, search: true }),
    postName: text(50, { list: true, search: true }),
    postNameEn: optional(text(80, { search: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});
