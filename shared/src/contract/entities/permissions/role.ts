import { defineEntity } from '../../kit/entity.ts';
import { flag, integer, numericChoice, optional, parentOf, references, text } from '../../kit/field.ts';

/** A bundle of menus and buttons; the alias tells the platform's and the tenant's administrators apart. */
export const role = defineEntity('role', {
  path: 'blade-system/role',
  lookupPath: 'blade-system/search/role',
  nameField: 'roleName',
  nameFieldEn: 'roleNameEn',
  tree: true,
  order: [{ field: 'sort' }],
  unique: ['roleAlias'],
  fields: {
    parentId: parentOf('role'),
    roleName: text(50, { list: true, search: true }),
    roleNameEn: optional(text(80, { search: true })),
    /** Tells administrators apart, so nobody becomes one by a change of words. */
    roleAlias: text(50, { list: true, search: true, createOnly: true }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    /** 0 gives its people nothing. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 1 }),
    remark: optional(text(255)),
    /** 1 holds its people back until they have set up a second factor. */
    requireTotp: optional(flag({ list: true, initial: 0 })),
    /** Menus and buttons granted; written by the grant call only. */
    menuIds: optional(references('menu', { readOnly: true })),
    dataScopeIds: optional(references('dataScope', { readOnly: true })),
    apiScopeIds: optional(references('apiScope', { readOnly: true })),
  },
});
