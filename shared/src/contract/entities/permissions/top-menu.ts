import { defineEntity } from '../../kit/entity.ts';
import { integer, numericChoice, optional, references, text } from '../../kit/field.ts';

/** An entry of the top bar and the menus that it shows. */
export const topMenu = defineEntity('topMenu', {
  path: 'blade-system/topmenu',
  order: [{ field: 'sort' }],
  unique: ['code'],
  nameField: 'name',
  nameFieldEn: 'nameEn',
  fields: {
    code: text(50, { list: true, search: true }),
    name: text(50, { list: true, search: true }),
    nameEn: optional(text(80)),
    source: text(100, { list: true }),
    path: optional(text(255, { list: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    /** 0 shows it to nobody. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 1 }),
    /** Written by the grant call only. */
    menuIds: optional(references('menu', { readOnly: true })),
  },
});
