import { expect, test } from 'vitest';

import { clientOf } from './request-facts.ts';

test.each([
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['10.1.2.3', '10.1.2.3'],
  ['::1', '::1'],
  ['::ffff:abcd:1', '::ffff:abcd:1'],
])('a client at %s is logged as %s', (ip, told) => {
  expect(clientOf({ ip, headers: {} })).toEqual({ remoteIp: told, userAgent: null });
});
