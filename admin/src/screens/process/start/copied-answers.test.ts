import { expect, test } from 'vitest';

import { copiedAnswers } from './copied-answers.ts';

const text = { type: 'string' };
const files = { type: 'array', items: text, 'x-files': { accept: ['pdf'], maxSizeMb: 1 } };
const row = { type: 'object', properties: { item: text, receipt: files } };
const form = {
  ...{ key: 'f', version: 1 },
  schema: {
    type: 'object',
    properties: {
      ...{ reason: text, papers: files, number: text },
      place: { type: 'object', properties: { street: text, plan: files, code: text } },
      rows: { type: 'array', items: row },
    },
  },
  uiSchema: { number: { 'ui:widget': 'serial' }, place: { code: { 'ui:widget': 'serial' } } },
};

test('a form is filled in once more without what it asks for no more, without files and without what is given', () => {
  const before = {
    ...{ reason: 'R', papers: ['a'], number: 'N1', gone: 'x' },
    place: { street: 'S', plan: ['b'], code: 'C1' },
    rows: [{ item: 'I', receipt: ['c'] }],
  };
  expect(copiedAnswers(form, before)).toEqual({
    ...{ reason: 'R', place: { street: 'S' }, rows: [{ item: 'I' }] },
  });
});
