import { expect, it } from 'vitest';

import { refuseUnfitForm } from './form-check.ts';
import { formErrors } from './form-validation.ts';

const schema = {
  ...{ title: 'Room', type: 'object', additionalProperties: false, required: ['kind', 'landlord'] },
  properties: {
    kind: { type: 'string', title: 'Kind', minLength: 1 },
    landlord: {
      ...{ type: 'string', title: 'Landlord', minLength: 1 },
      'x-shown': { '==': [{ var: 'kind' }, 'rent'] },
    },
    papers: {
      ...{ type: 'array', title: 'Papers', uniqueItems: true, maxItems: 2 },
      items: { type: 'string', format: 'uuid' },
      'x-files': { accept: ['pdf'], maxSizeMb: 1 },
    },
    place: { type: 'string', title: 'Place', maxLength: 12 },
    price: { type: 'number', title: 'Price' },
    cost: {
      ...{ type: 'number', title: 'Cost', readOnly: true },
      'x-formula': { '*': [{ var: 'price' }, 12] },
    },
  },
};
const uiSchema = {
  papers: { 'ui:widget': 'files', 'ui:options': { width: 'half' } },
  place: { 'ui:widget': 'region' },
  cost: { 'ui:widget': 'formula' },
};
const facts = { today: '2026-11-28', window: { begin: null, end: null } };

const faultsOf = (form: Parameters<typeof refuseUnfitForm>[0]) => {
  try {
    refuseUnfitForm(form, 'en');
    return [];
  } catch (error) {
    return (Reflect.get(Object(error), 'errors') as { field: string }[]).map(({ field }) => field);
  }
};

it('a form of files, regions, conditions and formulas may be published, and its answers are judged by one schema', () => {
  expect(faultsOf({ schema, uiSchema, texts: { en: {} } })).toEqual([]);
  const errors = (answers: Record<string, unknown>) =>
    formErrors({ schema, facts }, answers, 'en').map(({ field, message }) => [field, message]);
  expect(errors({ kind: 'own' })).toEqual([]);
  expect(errors({ kind: 'rent' })).toEqual([['landlord', 'Enter Landlord']]);
  const id = (digit: number) => `01900000-0000-7000-8000-00000000000${digit}`;
  expect(errors({ kind: 'own', papers: [1, 2, 3].map(id) })).toEqual([
    ['papers', 'Papers takes at most 2 files'],
  ]);
});

it.each([
  [{ accept: ['exe'], maxSizeMb: 1 }],
  [{ accept: [], maxSizeMb: 1 }],
  [{ accept: ['pdf'], maxSizeMb: 21 }],
  [{ accept: ['pdf'] }],
])('a field of files that says %j is no form’s', (limits) => {
  const papers = { ...schema.properties.papers, 'x-files': limits };
  const form = { ...schema, properties: { ...schema.properties, papers } };
  expect(faultsOf({ schema: form, uiSchema, texts: { en: {} } })).toEqual(['schema.properties.papers']);
});

it('a control that its field does not fit, and a width that there is not, are refused', () => {
  const layout = { ...uiSchema, kind: { 'ui:widget': 'files' }, price: { 'ui:options': { width: 'wide' } } };
  expect(faultsOf({ schema, uiSchema: layout, texts: { en: {} } })).toEqual([
    'uiSchema.kind',
    'uiSchema.price',
  ]);
});
