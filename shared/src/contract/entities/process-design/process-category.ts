import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { integer, longText, optional, parentOf, text, textLike } from '../../kit/field.ts';

/** Where process models and forms are filed; deployments carry the code, which means the same in every tenant. */
export const processCategory = defineEntity('processCategory', {
  path: 'blade-workflow/design/category',
  permissionBase: 'design_category',
  nameFieldEn: 'nameEn',
  tree: true,
  listAll: true,
  order: [{ field: 'sort' }],
  unique: ['code'],
  fields: {
    parentId: parentOf('processCategory'),
    name: text(50, { list: true, search: true, en: 'nameEn' }),
    nameEn: optional(text(80)),
    code: textLike(/^[A-Za-z][\w-]*$/, 50, { list: true, search: true, createOnly: true }),
    icon: optional(text(30, { list: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    remark: optional(longText(255, { list: true })),
  },
  computed: { modelCount: z.int() },
});
