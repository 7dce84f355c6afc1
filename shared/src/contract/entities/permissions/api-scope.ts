import { defineEntity } from '../../kit/entity.ts';
import { choice, numericChoice, optional, reference, text } from '../../kit/field.ts';

/** Calls that only the roles granted it may make: a path below /api, `*` for one segment of it and `/**` for all that follow. */
export const apiScope = defineEntity('apiScope', {
  path: 'blade-system/api-scope',
  platform: true,
  nameField: 'scopeName',
  unique: ['resourceCode'],
  fields: {
    menuId: optional(reference('menu', { as: 'menuName', asEn: 'menuNameEn', search: true })),
    scopeName: text(50, { list: true, search: true }),
    resourceCode: text(80, { list: true, search: true }),
    scopePath: text(200, { list: true, search: true }),
    scopeMethod: choice(['any', 'get', 'post'], { list: true, initial: 'any' }),
    /** 1 the system's own, 2 of the business. */
    scopeType: numericChoice([1, 2], { list: true, search: true, initial: 1 }),
    remark: optional(text(255)),
  },
});
