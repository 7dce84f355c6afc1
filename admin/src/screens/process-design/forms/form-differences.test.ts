import { expect, it } from 'vitest';

import { formDifferences } from './form-differences.ts';

const content = (properties: object, more: object = {}, uiSchema: object = {}) => ({
  schema: { type: 'object', title: '表', properties, ...more },
  uiSchema: { ...uiSchema },
  texts: { en: {} },
});
const rows = (inside: object) => ({
  ...{ type: 'array', title: '明细' },
  items: { type: 'object', properties: inside },
});

it('tells the fields that came, went and changed, those of rows by their own', () => {
  const before = content(
    {
      name: { title: '姓名', type: 'string' },
      old: { title: '旧', type: 'string' },
      list: rows({ a: { type: 'string' } }),
    },
    { required: ['name'] },
  );
  const after = content({
    name: { type: 'string', title: '姓名' },
    list: rows({ a: { type: 'string', maxLength: 5 }, b: { title: '乙', type: 'number' } }),
  });
  expect(formDifferences(before, after)).toEqual([
    { kind: 'changed', what: 'field', path: 'name', title: '姓名' },
    { kind: 'changed', what: 'field', path: 'list.a', title: 'a' },
    { kind: 'added', what: 'field', path: 'list.b', title: '乙' },
    { kind: 'removed', what: 'field', path: 'old', title: '旧' },
  ]);
});

it('tells of what belongs to no field, and of nothing where nothing differs', () => {
  const one = content({ a: { type: 'string' } }, { 'x-rules': [] }, { a: { 'ui:widget': 'date' } });
  expect(formDifferences(one, structuredClone(one))).toEqual([]);
  const other = { ...content({ a: { type: 'string' } }, { 'x-rules': [1] }), texts: { en: { 表: 'Form' } } };
  expect(formDifferences(one, other).map(({ what }) => what)).toEqual(['field', 'rules', 'texts']);
});
