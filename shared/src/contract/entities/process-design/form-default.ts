import { defineEntity } from '../../kit/entity.ts';
import { choice, longText, optional, text } from '../../kit/field.ts';

/** Where a default value comes from: it is always the same, it is worked out, or it is told by who fills the form in. */
export const defaultTypes = ['fixed', 'expression', 'starter'] as const;

/** A value with a name that fields of forms begin with; a form that uses it follows its changes. */
export const formDefault = defineEntity('formDefault', {
  path: 'blade-workflow/design/form/default-values',
  permissionBase: 'design_default_values',
  nameFieldEn: 'nameEn',
  unique: ['name'],
  fields: {
    name: text(50, { list: true, search: true, en: 'nameEn' }),
    nameEn: optional(text(80, { list: true })),
    type: choice(defaultTypes, { list: true, search: true, initial: 'fixed' }),
    content: longText(1000, { list: true }),
    remark: optional(longText(255, { list: true })),
  },
});
