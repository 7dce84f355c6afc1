import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, money, optional, reference, text } from '../../kit/field.ts';
import { supportModes } from './shared-choices.ts';

/** Something that can be had under a policy; its guide says how. */
export const policyItem = defineEntity('policyItem', {
  path: 'policy/policyitem',
  nameField: 'name',
  order: [{ field: 'sort' }],
  publicThrough: 'policyId',
  publicFields: ['policyId', 'detailedId', 'name', 'clauseRef', 'supportMode', 'standard', 'capWan', 'sort'],
  layout: [
    { key: 'basic', fields: ['name', 'policyId', 'detailedId', 'clauseRef', 'sort'] },
    { key: 'standard', fields: ['supportMode', 'capWan', 'budgetWan', 'standard'] },
  ],
  fields: {
    detailedId: optional(reference('detailedRule', { as: 'detailedTitle', list: true, search: true })),
    policyId: reference('policy', { as: 'policyTitle', list: true, search: true }),
    name: text(100, { list: true, search: true, sort: true }),
    clauseRef: optional(text(100)),
    supportMode: choice(supportModes, { list: true, search: true }),
    standard: longText(2000),
    capWan: optional(money({ list: true, sort: true })),
    budgetWan: optional(money()),
    usedWan: optional(money({ readOnly: true })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
  },
});
