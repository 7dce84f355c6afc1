import { defineEntity } from '../../kit/entity.ts';
import { integer, reference, richPart, text } from '../../kit/field.ts';

/** One section of a detailed rule. */
export const detailedRuleSection = defineEntity('detailedRuleSection', {
  path: 'policy/detailcontent',
  order: [{ field: 'sort' }],
  publicThrough: 'detailedId',
  publicFields: ['detailedId', 'title', 'content', 'sort'],
  fields: {
    detailedId: reference('detailedRule', { search: true }),
    title: text(100, { list: true, search: true }),
    content: richPart(50_000),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
