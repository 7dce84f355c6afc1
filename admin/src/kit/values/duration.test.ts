import { expect, it } from 'vitest';

import { durationText } from './duration.ts';

it.each([
  [0, '0毫秒', '0 ms'],
  [999, '999毫秒', '999 ms'],
  [1000, '1秒', '1 sec'],
  [1249, '1.2秒', '1.2 sec'],
  [90_000, '1.5分钟', '1.5 min'],
] as const)('%s ms are said as %s', (...[milliseconds, zh, en]) => {
  expect(durationText(milliseconds, 'zh')).toBe(zh);
  expect(durationText(milliseconds, 'en')).toBe(en);
});
