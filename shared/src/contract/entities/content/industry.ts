import { defineEntity } from '../../kit/entity.ts';
import { integer, optional, text } from '../../kit/field.ts';

/** An industry that content is aimed at. */
export const industry = defineEntity('industry', {
  path: 'policy/industry',
  order: [{ field: 'sort' }],
  publicFields: ['name', 'nameEn', 'sort'],
  fields: {
    name: text(30, { list: true, search: true }),
    nameEn: optional(text(60, { list: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
