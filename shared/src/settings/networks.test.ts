import { expect, it } from 'vitest';

import { networksSetting } from './networks.ts';

it('reads addresses and networks of either family', () => {
  expect(networksSetting.parse(' 10.0.0.0/8, 127.0.0.1,, ::1, fd00::/8 ')).toEqual([
    ...['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8'],
  ]);
  expect([networksSetting.parse(undefined), networksSetting.parse('')]).toEqual([[], []]);
});

const short = ['10.1', '0x7f.1', '010.0.0.1', '2130706433', '10.1/8', '10.0.0', '::ffff:10.1'];

it.each([...short, '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'localhost', '*'])(
  'refuses %s, which is neither',
  (entry) => expect(() => networksSetting.parse(`127.0.0.1,${entry}`)).toThrow('addresses or networks'),
);
