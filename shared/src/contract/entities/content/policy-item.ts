import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, money, optional, reference, text } from '../../kit/field.ts';
import { supportModes } from './shared-choices.ts';

/** Something that can be had under a policy; its guide says how. */
export const policyItem = defineEntity('policyItem', {
  path: 'policy/policyitem',
  nameField: 'name',
  nameFieldEn: 'nameEn',
  order: [{ field: 'sort' }],
  publicThrough: 'policyId',
  publicFields: [
    ...(['policyId', 'detailedId', 'name', 'nameEn', 'clauseRef'] as const),
    ...(['supportMode', 'standard', 'capWan', 'sort'] as const),
  ],
  layout: [
    { key: 'basic', fields: ['name', 'nameEn', 'policyId', 'detailedId', 'clauseRef', 'sort'] },
    { key: 'standard', fields: ['supportMode', 'capWan', 'budgetWan', 'standard'] },
  ],
  fields: {
    detailedId: optional(
      reference('detailedRule', { as: 'detailedTitle', asEn: 'detailedTitleEn', list: true, search: true }),
    ),
    policyId: reference('policy', { as: 'policyTitle', asEn: 'policyTitleEn', list: true, search: true }),
    name: text(100, { list: true, search: true, sort: true }),
    nameEn: optional(text(300)),
    clauseRef: optional(text(100)),
    supportMode: choice(supportModes, { list: true, search: true }),
    standard: longText(2000),
    capWan: optional(money({ list: true, sort: true })),
    budgetWan: optional(money()),
    usedWan: optional(money({ readOnly: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
