import { expect, test } from 'vitest';

import { remoteOf } from './request-facts.ts';

test.each([
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['10.1.2.3', '10.1.2.3'],
  ['::1', '::1'],
  ['::ffff:abcd:1', '::ffff:abcd:1'],
])('a caller at %s is logged at %s', (ip, told) => {
  expect(remoteOf({ ip, headers: {} })).toEqual({ remoteIp: told, userAgent: null });
});
