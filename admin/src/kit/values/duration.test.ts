import { expect, it } from 'vitest';

import { durationText, spanText } from './duration.ts';

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

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

it.each([
  [0, 2, '0分钟', '0 min'],
  [20 * minute, 2, '20分钟', '20 min'],
  [day + 2 * hour + 5 * minute, 2, '1天 2小时', '1 day 2 hr'],
  [day + 2 * hour + 5 * minute, 3, '1天 2小时 5分钟', '1 day 2 hr 5 min'],
  [day + 5 * minute, 2, '1天', '1 day'],
  [3 * hour + minute, 1, '3小时', '3 hr'],
] as const)('%s ms in %s units are said as %s', (...[milliseconds, most, zh, en]) => {
  expect(spanText(milliseconds, 'zh', most)).toBe(zh);
  expect(spanText(milliseconds, 'en', most)).toBe(en);
});
