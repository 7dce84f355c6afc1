import { defineEntity } from '../../kit/entity.ts';
import { flag, integer, longText, optional, text, textLike } from '../../kit/field.ts';

/** A button that the designer offers for a step, to be changed there; steps that have it keep their own copy. */
export const processButton = defineEntity('processButton', {
  path: 'blade-workflow/design/button',
  permissionBase: 'design_button',
  nameFieldEn: 'nameEn',
  order: [{ field: 'sort' }],
  unique: ['buttonKey'],
  fields: {
    name: text(50, { list: true, search: true, en: 'nameEn' }),
    nameEn: optional(text(80, { list: true })),
    buttonKey: textLike(/^[A-Za-z]\w*$/, 50, { list: true, search: true }),
    commentRequired: flag({ list: true, initial: 0 }),
    isStandard: flag({ list: true, search: true, initial: 0 }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});
