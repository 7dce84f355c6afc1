import { expect, it } from 'vitest';

import { keepingGiven } from './given-answers.ts';

const text = { type: 'string' };
const form = {
  schema: { type: 'object', properties: { no: text, note: text } },
  uiSchema: { no: { 'ui:widget': 'serial', 'ui:options': { prefix: 'JL' } } },
};

it('what the system answered stays when the rest is changed, and is not taken over where it answered nothing', () => {
  const sent = { no: 'JL-9', note: 'new' };
  expect(keepingGiven(form, sent, { no: 'JL-1', note: 'old' })).toEqual({ no: 'JL-1', note: 'new' });
  expect(keepingGiven(form, sent, {})).toEqual({ note: 'new' });
});
