import { defineEntity } from '../../kit/entity.ts';
import { dateTime, integer, text } from '../../kit/field.ts';

/** What was searched for and found nothing, with how often; who searched is not kept, and what could be a number of a person is blotted out. */
export const searchMiss = defineEntity('searchMiss', {
  path: 'policy/search/miss',
  permissionBase: 'search_miss',
  nameField: 'query',
  order: [{ field: 'misses', descending: true }],
  unique: ['query'],
  fields: {
    query: text(100, { list: true, search: true, readOnly: true }),
    misses: integer(1, 2_000_000_000, {
      ...{ list: true, search: true, sort: true },
      ...{ minFilter: true, readOnly: true },
    }),
    lastTime: dateTime({ list: true, search: true, sort: true, readOnly: true }),
  },
});
