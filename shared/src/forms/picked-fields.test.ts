import { describe, expect, it } from 'vitest';

import { isForOfficers, pickedAnswers } from './picked-fields.ts';

const id = { type: 'string', format: 'uuid' };
const form = {
  schema: {
    type: 'object',
    properties: {
      note: { type: 'string' },
      leader: id,
      trip: { type: 'object', properties: { unit: id } },
      guests: { type: 'array', items: { type: 'object', properties: { host: id } } },
    },
  },
  uiSchema: {
    leader: { 'ui:widget': 'person' },
    trip: { unit: { 'ui:widget': 'department' } },
    guests: { items: { host: { 'ui:widget': 'person' } } },
  },
};

describe('answers that are rows of other entities', () => {
  it('are found in the form, in its groups and in the rows of its lists', () => {
    const answers = { note: 'n', leader: 'a', trip: { unit: 'b' }, guests: [{}, { host: 'c' }] };
    expect(pickedAnswers(form, answers)).toEqual([
      { path: ['leader'], from: 'user', id: 'a' },
      { path: ['trip', 'unit'], from: 'department', id: 'b' },
      { path: ['guests', '1', 'host'], from: 'user', id: 'c' },
    ]);
  });

  it('are none where nothing was picked, or answered in another shape', () => {
    expect(pickedAnswers(form, { leader: '', trip: 'b', guests: { host: 'c' } })).toEqual([]);
  });

  it('make a form one for officers, however deep they lie', () => {
    expect(isForOfficers(form.uiSchema)).toBe(true);
    expect(isForOfficers({ guests: { items: { host: { 'ui:widget': 'person' } } } })).toBe(true);
    expect(isForOfficers({ note: { 'ui:widget': 'textarea', 'ui:options': { rows: 4 } } })).toBe(false);
    expect(isForOfficers({ note: { 'ui:widget': 'toString' } })).toBe(false);
  });
});
