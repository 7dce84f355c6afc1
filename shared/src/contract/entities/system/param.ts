import { defineEntity } from '../../kit/entity.ts';
import { longText, optional, text } from '../../kit/field.ts';

/** A system parameter, read by its key. */
export const param = defineEntity('param', {
  path: 'blade-system/param',
  unique: ['paramKey'],
  fields: {
    paramName: text(100, { list: true, search: true }),
    paramKey: text(100, { list: true, search: true }),
    paramValue: longText(4000, { list: true }),
    remark: optional(longText(255, { list: true })),
  },
});
