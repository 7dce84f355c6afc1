import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { json, numericChoice, optional, reference, text } from '../../kit/field.ts';
import { scopeCondition } from '../../permissions/scope-condition.ts';

const fieldNames = z.array(z.string().min(1).max(50)).max(100);

/** Which rows of one entity a role may see and write, and which of their fields. */
export const dataScope = defineEntity('dataScope', {
  path: 'blade-system/data-scope',
  platform: true,
  nameField: 'scopeName',
  unique: ['resourceCode'],
  fields: {
    menuId: optional(reference('menu', { as: 'menuName', asEn: 'menuNameEn', search: true })),
    scopeName: text(50, { list: true, search: true }),
    resourceCode: text(80, { list: true, search: true }),
    /** Base of the permission codes of the entity that is bound. */
    scopeClass: text(80, { list: true, search: true }),
    /** 1 all, 2 own, 3 own department, 4 own department and below, 5 those that meet the condition. */
    scopeType: numericChoice([1, 2, 3, 4, 5], { list: true, search: true }),
    scopeValue: optional(json(scopeCondition)),
    /** Fields that may be seen and written; none means all. */
    visibleFields: optional(json(fieldNames)),
    remark: optional(text(255)),
  },
});
