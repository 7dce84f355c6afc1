import { z } from 'zod';

import { columnWidths } from '../../desk/column-width.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, json, optional, reference, text } from '../../kit/field.ts';

/** Filters of a list by their names, as its address spells them. */
export const savedFilters = z
  .record(z.string().max(60), z.string().max(200))
  .refine((filters) => Object.keys(filters).length <= 20);

/** Which columns of a table are in sight, where, how wide, and pinned to which side, by their keys. */
export const savedColumns = z
  .record(
    z.string().max(60),
    z
      .object({
        show: z.boolean(),
        order: z.number(),
        width: z.int().min(columnWidths.least).max(columnWidths.most),
        fixed: z.enum(['left', 'right']),
      })
      .partial(),
  )
  .refine((columns) => Object.keys(columns).length <= 100);

/** How close the rows of a table stand. */
export const densities = ['large', 'middle', 'small'] as const;

/** Most views that one person keeps of one list. */
export const mostViews = 10;

/** Filters of a list, and the look of its table, that somebody has kept under a name; nobody else sees them. */
export const listView = defineEntity('listView', {
  path: 'blade-desk/list-view',
  ownRows: true,
  scope: { user: 'userId' },
  order: [{ field: 'sort' }, { field: 'createTime' }],
  fields: {
    /** The list that it is a view of. */
    listName: text(60, { list: true, search: true }),
    viewName: text(20, { list: true }),
    filters: json(savedFilters, { initial: {} }),
    columns: optional(json(savedColumns)),
    density: optional(choice(densities)),
    sort: integer(0, 1000, { initial: 0 }),
    userId: reference('user', { readOnly: true }),
  },
});
