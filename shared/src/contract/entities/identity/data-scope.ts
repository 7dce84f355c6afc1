import { defineEntity } from '../../kit/entity.ts';
import { integer, optional, reference, text } from '../../kit/field.ts';

/** Which rows of one thing a role may see and write: 1 all, 2 own, 3 own department, 4 own department and below. */
export const dataScope = defineEntity('dataScope', {
  path: 'blade-system/data-scope',
  platform: true,
  nameField: 'scopeName',
  fields: {
    menuId: optional(reference('menu', { search: true })),
    scopeName: text(50, { list: true, search: true }),
    /** Base of the permission codes of the entity that is bound. */
    scopeClass: text(80, { list: true, search: true }),
    scopeType: integer(1, 4, { list: true, search: true }),
    remark: optional(text(255)),
  },
});
