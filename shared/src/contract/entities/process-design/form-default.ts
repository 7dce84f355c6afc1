import { defineEntity } from '../../kit/entity.ts';
import { choice, longText, optional, text } from '../../kit/field.ts';

/** Where a default value comes from: it is always the same, it is worked out, it is known of who fills the form in, or a call tells it him of himself. */
export const defaultTypes = ['fixed', 'expression', 'starter', 'call'] as const;

const path = 'blade-workflow/design/form/default-values';
const byCall = { field: 'type', is: 'call' };

/** A value with a name that fields of forms begin with; a form that uses it follows its changes. */
export const formDefault = defineEntity('formDefault', {
  path,
  permissionBase: 'design_default_values',
  nameFieldEn: 'nameEn',
  unique: ['name'],
  fields: {
    name: text(50, { list: true, search: true, en: 'nameEn' }),
    nameEn: optional(text(80, { list: true })),
    type: choice(defaultTypes, { list: true, search: true, initial: 'fixed' }),
    /** Of those that tell a caller of himself; `content` is a path into what it answers then. */
    call: optional(
      text(100, {
        ...{ list: true, visibleWhen: byCall, requiredWhen: byCall },
        offeredBy: { call: `${path}/listCall`, value: 'key', label: 'name' },
      }),
    ),
    content: longText(1000, { list: true }),
    remark: optional(longText(255, { list: true })),
  },
});
