import { expect, it } from 'vitest';

import { personAt } from './third-parties.ts';

it('the simulated third party knows whoever comes by name', () => {
  expect(personAt('demo', '张三', { mode: 'demonstration' })).toEqual({ openId: '张三', nickName: '张三' });
});

it('the simulated third party is off in production', () => {
  expect(() => personAt('demo', '张三', { mode: 'production' })).toThrow('signIn.source');
});

it.each(['wechat', '', 'toString'])('nobody comes from %j', (source) => {
  expect(() => personAt(source, '张三', { mode: 'test' })).toThrow('signIn.source');
});

it.each(['', 'a', 'x'.repeat(31), '<b>', 'a b'])('the code %j is refused', (code) => {
  expect(() => personAt('demo', code, { mode: 'test' })).toThrow('signIn.social');
});
