import { defineEntity } from '../../kit/entity.ts';
import { integer, numericChoice, optional, parentOf, text } from '../../kit/field.ts';

/** A menu (category 1) or a button (category 2); a button's code is the permission. */
export const menu = defineEntity('menu', {
  path: 'blade-system/menu',
  platform: true,
  nameField: 'name',
  nameFieldEn: 'nameEn',
  listAll: true,
  tree: true,
  order: [{ field: 'sort' }],
  unique: ['code'],
  fields: {
    parentId: parentOf('menu'),
    name: text(50, { list: true, search: true }),
    code: text(80, { list: true, search: true }),
    nameEn: optional(text(80)),
    alias: optional(text(50, { list: true, hiddenByDefault: true })),
    path: optional(text(255, { list: true })),
    source: optional(text(100, { list: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    category: numericChoice([1, 2], { list: true, search: true, initial: 1 }),
    action: numericChoice([0, 1, 2, 3], { initial: 0 }),
    isOpen: numericChoice([1, 2], { list: true, initial: 1 }),
    /** Aliases of the roles that alone see it, comma-joined; empty for all to whom it is granted. */
    roles: optional(text(255)),
    remark: optional(text(255)),
  },
});
