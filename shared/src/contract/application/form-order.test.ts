import { expect, it } from 'vitest';

import { inFormOrder } from './form-order.ts';

it.each([
  [
    'as the layout puts them',
    { 'ui:order': ['summary', 'amount', 'contact'] },
    ['summary', 'amount', 'contact'],
  ],
  [
    'once where the layout names one twice',
    { 'ui:order': ['amount', 'summary', 'amount'] },
    ['amount', 'summary', 'contact'],
  ],
  ['those it does not name last', { 'ui:order': ['contact'] }, ['contact', 'amount', 'summary']],
  [
    'without those that the form does not have',
    { 'ui:order': ['gone', 'summary'] },
    ['summary', 'amount', 'contact'],
  ],
  ['as they come where there is no layout', null, ['amount', 'contact', 'summary']],
])('names of fields stand %s', (_, uiSchema, expected) => {
  expect(inFormOrder(['amount', 'contact', 'summary'], uiSchema)).toEqual(expected);
});
