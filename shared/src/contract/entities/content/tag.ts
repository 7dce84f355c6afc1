import { defineEntity } from '../../kit/entity.ts';
import { choice, flag, integer, longText, optional, text } from '../../kit/field.ts';

/** A word that content is found and subscribed by. */
export const tag = defineEntity('tag', {
  path: 'policy/tags',
  order: [{ field: 'sort' }],
  publicFields: ['name', 'nameEn', 'category', 'color', 'isHot', 'sort'],
  fields: {
    name: text(30, { list: true, search: true }),
    nameEn: optional(text(60, { list: true })),
    category: choice(['qualification', 'industry', 'support', 'topic'], { list: true, search: true }),
    color: optional(text(20)),
    isHot: flag({ list: true, initial: 0 }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    description: optional(longText(255)),
  },
});
