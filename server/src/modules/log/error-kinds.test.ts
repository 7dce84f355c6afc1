import { expect, test } from 'vitest';

import { fingerprintOf } from './error-kinds.ts';

const error = {
  ...{ source: 'server', type: 'Error', message: 'row 17 of 0198c0de-0000-7000-8000-00000000abcd is gone' },
  stack: '    at async load (file:///app/dist/main.mjs:12:34)\n    at run (file:///app/dist/main.mjs:1:1)',
};

test.each([
  ['another number', { message: 'row 18 of 0198c0de-0000-7000-8000-00000000abcd is gone' }],
  ['another id', { message: 'row 17 of 0198c0de-ffff-7000-8000-00000000abcd is gone' }],
  ['another place in the file', { stack: '    at async load (file:///app/dist/main.mjs:77:1)' }],
  ['another address', { url: '/elsewhere' }],
])('an error with %s is of the same kind', (_, over) => {
  expect(fingerprintOf({ ...error, ...over })).toBe(fingerprintOf(error));
});

test.each([
  ['another message', { message: 'row 17 is locked' }],
  ['another type', { type: 'RangeError' }],
  ['another source', { source: 'browser' }],
  ['another function', { stack: '    at save (file:///app/dist/main.mjs:12:34)' }],
])('an error with %s is of another kind', (_, over) => {
  expect(fingerprintOf({ ...error, ...over })).not.toBe(fingerprintOf(error));
});

test('an error without words or stack has a kind too', () => {
  expect(fingerprintOf({ source: 'browser', type: '', message: '', stack: '' })).toMatch(/^[\da-f]{32}$/);
});
