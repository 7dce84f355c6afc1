import { defineEntity } from '../../kit/entity.ts';
import { integer, numericChoice, optional, text } from '../../kit/field.ts';

/** An administrative division; its code tells it apart, and hangs it below another. */
export const region = defineEntity('region', {
  path: 'blade-system/region',
  platform: true,
  nameField: 'name',
  listAll: true,
  order: [{ field: 'sort' }, { field: 'code' }],
  unique: ['code'],
  fields: {
    parentCode: optional(text(12, { list: true, search: true, createOnly: true })),
    code: text(12, { list: true, search: true, createOnly: true }),
    name: text(50, { list: true, search: true }),
    nameEn: optional(text(100, { list: true })),
    /** From 0, the country, to 5, the village. */
    level: numericChoice([0, 1, 2, 3, 4, 5], { list: true, search: true, createOnly: true }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    remark: optional(text(255)),
  },
});
