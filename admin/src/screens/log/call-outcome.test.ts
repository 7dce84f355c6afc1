import { expect, it } from 'vitest';

import { outcomeOf, toneOf } from './call-outcome.ts';

it.each([
  [200, 'done', 'good'],
  [302, 'moved', 'good'],
  [404, 'notFound', 'attention'],
  [409, 'conflict', 'attention'],
  [418, 'refused', 'attention'],
  [500, 'failed', 'bad'],
  [503, 'unavailable', 'bad'],
])('%s is told as %s, which is %s', (...[status, word, tone]) => {
  expect(outcomeOf(status)).toBe(word);
  expect(toneOf(status)).toBe(tone);
});
