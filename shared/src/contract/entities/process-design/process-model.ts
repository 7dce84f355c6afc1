import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { choice, document, integer, longText, optional, reference, text, textLike } from '../../kit/field.ts';

/** Names of XML elements, as far as people type them: what the id of a process may be. */
export const modelKeyForm = /^[A-Za-z_][\w.-]*$/;
export const longestModelKey = 60;
/** The engine counts bytes, and refuses with its own sentence what is longer by those. */
export const longestDiagram = 2_000_000;

/** A process as it is drawn: its draft, and which of its deployed versions begins. */
export const processModel = defineEntity('processModel', {
  path: 'blade-workflow/design/model',
  permissionBase: 'design_model',
  nameField: 'name',
  order: [{ field: 'createTime', descending: true }],
  unique: ['modelKey'],
  fields: {
    modelKey: textLike(modelKeyForm, longestModelKey, { list: true, search: true }),
    name: text(100, { list: true, search: true }),
    categoryId: optional(
      reference('processCategory', {
        ...{ as: 'categoryName', asEn: 'categoryNameEn', list: true, search: true },
      }),
    ),
    icon: optional(text(30)),
    /** An archived one runs on where it runs, and begins nowhere any more. */
    state: choice(['draft', 'deployed', 'changed', 'archived'], {
      ...{ list: true, search: true, readOnly: true, initial: 'draft' },
    }),
    mainVersion: optional(integer(1, 1_000_000, { list: true, readOnly: true })),
    description: optional(longText(500, { list: true })),
    /** The forms that its draft names, by their keys, with commas between them. */
    formKeys: optional(text(2000, { readOnly: true })),
    xml: optional(document(longestDiagram)),
  },
  computed: { formNames: z.string().nullable() },
});
