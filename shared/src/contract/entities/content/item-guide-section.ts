import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, reference, richPart, text } from '../../kit/field.ts';

/** One anchored section of an item guide. */
export const itemGuideSection = defineEntity('itemGuideSection', {
  path: 'policy/policyitemguidecontent',
  order: [{ field: 'sort' }],
  publicThrough: 'guideId',
  publicFields: ['guideId', 'sectionKey', 'title', 'content', 'sort'],
  fields: {
    guideId: reference('itemGuide', { search: true }),
    sectionKey: choice(['basis', 'condition', 'standard', 'time', 'process', 'tips', 'contact'], {
      list: true,
    }),
    title: text(100, { list: true, search: true }),
    content: richPart(50_000),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
