import { expect, it } from 'vitest';

import { choose } from './choose.mjs';

const faults = [
  { id: 'own-rows', subject: 'access' },
  { id: 'mask', subject: 'access' },
  { id: 'rollback', subject: 'database' },
];
const chosen = (...words) => choose(faults, words).map(({ id }) => id);

it('all faults are planted unless some are named, by id or by subject', () => {
  expect(chosen()).toEqual(['own-rows', 'mask', 'rollback']);
  expect(chosen('mask')).toEqual(['mask']);
  expect(chosen('--subject', 'access')).toEqual(['own-rows', 'mask']);
  expect(chosen('mask', '--subject', 'database')).toEqual(['mask', 'rollback']);
});

it('a name that nothing has is refused with those that there are', () => {
  expect(() => chosen('masks')).toThrow('There is no fault masks; there are: own-rows, mask, rollback');
  expect(() => chosen('--subject', 'time')).toThrow('There is no subject time; there are: access, database');
  expect(() => chosen('--subject')).toThrow('There is no subject undefined; there are: access, database');
});
