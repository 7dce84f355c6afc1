import { expect, it } from 'vitest';

import { maskedPhone } from '../../lib/browser/masked-phone.ts';
import { deviceName, maskedEmail, maskedName } from './own-account.ts';

it('hides most of what says who somebody is', () => {
  expect(['张伟', '欧阳文静', 'A'].map(maskedName)).toEqual(['张*', '欧**', 'A']);
  expect(maskedPhone('13800138000')).toBe('138****8000');
  expect(maskedEmail('zhang@example.cn')).toBe('z***@example.cn');
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome · Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8', 'WeChat · Android'],
  ['curl/8', null],
  [null, null],
])('names the device of “%s”', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
