import { expect, test } from 'vitest';

import { fingerprintOf } from './error-kinds.ts';

const error = {
  ...{ source: 'server', type: 'Error', message: 'row 17 of 0198c0de-0000-7000-8000-00000000abcd is gone' },
  stack: '    at async load (file:///app/dist/main.mjs:12:34)\n    at run (file:///app/dist/main.mjs:1:1)',
};

test.each([
  ['another number', 'the same', { message: 'row 18 of 0198c0de-0000-7000-8000-00000000abcd is gone' }],
  ['another id', 'the same', { message: 'row 17 of 0198c0de-ffff-7000-8000-00000000abcd is gone' }],
  ['another place', 'the same', { stack: '    at async load (file:///app/dist/main.mjs:77:1)' }],
  ['another address', 'the same', { url: '/elsewhere' }],
  ['another message', 'another', { message: 'row 17 is locked' }],
  ['another type', 'another', { type: 'RangeError' }],
  ['another source', 'another', { source: 'browser' }],
  ['another function', 'another', { stack: '    at save (file:///app/dist/main.mjs:12:34)' }],
])('an error with %s is of %s kind', (_, kind, over) => {
  const isSame = fingerprintOf({ ...error, ...over }) === fingerprintOf(error);
  expect(isSame ? 'the same' : 'another').toBe(kind);
});

test('an error without words or stack has a kind too', () => {
  expect(fingerprintOf({ source: 'browser', type: '', message: '', stack: '' })).toMatch(/^[\da-f]{32}$/);
});
