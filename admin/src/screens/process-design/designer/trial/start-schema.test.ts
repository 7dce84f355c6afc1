import { expect, it } from 'vitest';

import type { StartValues } from '@policy/shared/contract/process-design/trial.ts';

import { givenValues, startSchema } from './start-schema.ts';

const asked: StartValues = {
  schema: { type: 'object', properties: { copies: { type: 'integer', title: '份数' } } },
  uiSchema: { 'ui:order': ['reason', 'copies'] },
  others: [
    { name: 'amount', kind: 'number' },
    { name: 'urgent', kind: 'boolean' },
    { name: 'company', kind: 'any' },
    { name: 'level', kind: 'text' },
  ],
  isOpen: false,
};

it('a field of the form is asked for as the form does, a variable by what it is compared with', () => {
  const { schema, uiSchema, permissions } = startSchema(asked, { yes: '是', no: '否', any: 'JSON' });
  expect(Object.keys(permissions)).toEqual(['copies', 'amount', 'urgent', 'company', 'level']);
  expect(schema.properties).toMatchObject({
    copies: { type: 'integer', title: '份数' },
    amount: { type: 'number', title: 'amount' },
    urgent: { type: 'boolean', oneOf: [{ const: true, title: '是' }, { const: false }] },
    level: { type: 'string' },
  });
  expect(uiSchema).toMatchObject({
    'ui:order': ['reason', 'copies', '*'],
    company: { 'ui:placeholder': 'JSON' },
    urgent: { 'ui:widget': 'select' },
  });
});

it('what was filled in keeps its kind, and is what it looks like where none is known', () => {
  const typed = { copies: 3, urgent: false, company: '{"size": 5}', level: '7', amount: undefined };
  expect(givenValues(typed, asked)).toEqual({
    ...{ copies: 3, urgent: false, company: { size: 5 }, level: '7' },
  });
});
