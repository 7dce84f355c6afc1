import { defineEntity } from '../../kit/entity.ts';
import { flag, integer, longText, numericChoice, optional, text, textLike } from '../../kit/field.ts';

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
    /** What its handler is told and asked before it is sent. */
    confirm: optional(text(200, { en: 'confirmEn' })),
    confirmEn: optional(text(300)),
    /** A condition of the process; without one it is always offered. */
    shownIf: optional(longText(1000)),
    isStandard: flag({ list: true, search: true, initial: 0 }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    /** 0 is no longer offered; steps that have it keep it. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});
