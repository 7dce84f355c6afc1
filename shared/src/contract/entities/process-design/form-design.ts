import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, optional, reference, text, textLike } from '../../kit/field.ts';

/** How far a form is: never published, published as it was designed, or changed since. */
export const formStates = ['draft', 'published', 'changed'] as const;

/** A form as it is filed and found; what it asks stands in its versions, and in the draft of the next one. */
export const formDesign = defineEntity('formDesign', {
  path: 'blade-workflow/design/form',
  permissionBase: 'design_form',
  nameFieldEn: 'nameEn',
  unique: ['formKey'],
  fields: {
    name: text(100, { list: true, search: true, en: 'nameEn' }),
    nameEn: optional(text(160)),
    formKey: textLike(/^[A-Za-z]\w*$/, 60, { list: true, search: true, createOnly: true }),
    categoryId: optional(
      reference('processCategory', {
        ...{ as: 'categoryName', asEn: 'categoryNameEn' },
        ...{ list: true, search: true },
      }),
    ),
    /** The version that counts for what is begun from now on; none until the first is published. */
    mainVersion: optional(integer(1, 100_000, { list: true, readOnly: true })),
    state: choice(formStates, { list: true, search: true, readOnly: true, initial: 'draft' }),
    remark: optional(longText(255, { list: true })),
  },
  /** The models whose drafts name it. */
  computed: { modelNames: z.string().nullable() },
});
