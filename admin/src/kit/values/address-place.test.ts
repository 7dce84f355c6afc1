import { expect, it } from 'vitest';

import { placeOf } from './address-place.ts';

it.each([
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['::ffff:10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.1.1', 'private'],
  ['fd12::1', 'private'],
  ['fe80::1', 'private'],
  ['2408:8000::1', 'public'],
  ['8.8.8.8', 'public'],
])('the address %s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
