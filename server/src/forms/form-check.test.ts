import { setLines } from '@policy/shared/forms/fields/set-lines.ts';
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

const kinds = {
  phone: { type: 'string', ...setLines.phone },
  email: { type: 'string', ...setLines.email },
  link: { type: 'string', ...setLines.link },
  dateTime: { type: 'string', ...setLines.dateTime },
  time: { type: 'string', ...setLines.time },
  location: { type: 'string', ...setLines.location },
};
const lined = {
  ...{ title: 'Lines', type: 'object', additionalProperties: false, required: [] },
  properties: Object.fromEntries(
    Object.entries(kinds).map(([name, part]) => [name, { ...part, title: name }]),
  ),
};
const asLines = Object.fromEntries(Object.keys(kinds).map((name) => [name, { 'ui:widget': name }]));

it('lines of a set form are held to it by the same schema that says their kind', () => {
  expect(faultsOf({ schema: lined, uiSchema: asLines, texts: { en: {} } })).toEqual([]);
  const wrong = (answers: Record<string, unknown>) =>
    formErrors({ schema: lined, facts }, answers, 'en').map(({ field }) => field);
  const right = {
    ...{ phone: '0571-88886666', email: 'a@b.cn', link: 'https://a.cn', location: '30.2,120.1' },
    ...{ dateTime: '2026-11-28 13:00:00', time: '13:00' },
  };
  expect(wrong(right)).toEqual([]);
  const others = {
    ...{ phone: 'none', email: 'a@', link: 'javascript:alert(1)', location: '91,0' },
    ...{ dateTime: '2026-02-30 13:00:00', time: '25:00' },
  };
  expect(wrong(others).sort()).toEqual(Object.keys(kinds).sort());
});

it.each([
  [
    'a line whose schema lets anything through',
    { link: { type: 'string', title: 'L' } },
    { link: { 'ui:widget': 'link' } },
  ],
  ['a dictionary without a code', { d: { type: 'string', title: 'D', 'x-dictionary': '' } }, {}],
  [
    'pictures that may be anything',
    { p: { ...schema.properties.papers, title: 'P' } },
    { p: { 'ui:widget': 'images' } },
  ],
  ['a folded field', { t: { type: 'string', title: 'T' } }, { t: { 'ui:options': { look: 'tabs' } } }],
  ['a rich text that is none', { r: { type: 'string', title: 'R' } }, { r: { 'ui:widget': 'richText' } }],
])('%s keeps a form from being published', (...[, properties, layout]) => {
  const form = { title: 'F', type: 'object', required: [], properties };
  expect(faultsOf({ schema: form, uiSchema: layout, texts: { en: {} } })).toHaveLength(1);
});
