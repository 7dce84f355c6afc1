import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, optional, text } from '../../kit/field.ts';

/** What an expression of the library is for: which flow is taken, or when enough of several signers have decided. */
export const conditionTypes = ['flow', 'completion'] as const;

/** An expression with a name, for the designer to offer; diagrams that use it keep their own copy. */
export const processCondition = defineEntity('processCondition', {
  path: 'blade-workflow/design/condition',
  permissionBase: 'design_condition',
  nameFieldEn: 'nameEn',
  order: [{ field: 'sort' }],
  unique: ['name'],
  fields: {
    name: text(50, { list: true, search: true, en: 'nameEn' }),
    nameEn: optional(text(80)),
    type: choice(conditionTypes, { list: true, search: true, initial: 'flow' }),
    expression: longText(2000, { list: true, search: true }),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    remark: optional(longText(255)),
  },
});
