import { describe, expect, it } from 'vitest';

import { expressionsToFind, nonEssentialParts } from './essential-parts.ts';

const least = { leastShare: 0.6, leastHeadShare: 0.45, lastHeadShare: 0.4, lastHeadParts: 2 };
const part = (expression: string, share: number, isWeak = false) => ({ expression, share, isWeak });
const namesOf = (...parts: ReturnType<typeof part>[]) =>
  [...nonEssentialParts({ ...least, parts })].map(({ expression }) => expression);

describe('parts that alone make no answer', () => {
  it.each([
    ['the least share', [part('产品', 0.53), part('数据', 0.41), part('登记', 0.06)], ['登记']],
    ['none of one part', [part('光伏', 1)], []],
    [
      'several that are weak',
      [part('光伏', 0.8), part('补贴', 0.1, true), part('企业', 0.1, true)],
      ['补贴', '企业'],
    ],
    ['one of two that say something', [part('光伏', 0.8), part('登记', 0.1), part('合同', 0.1)], ['登记']],
    ['none that has what a title needs', [part('甲', 0.6), part('乙', 0.4)], []],
    ['none beyond what a title needs', [part('甲', 0.35), part('乙', 0.35), part('丙', 0.3)], ['丙']],
  ])('are %s', (_, parts, expected) => {
    expect(namesOf(...parts)).toEqual(expected);
  });

  it('are never enough, whatever a document has of them', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const parts = madeParts(seed);
      const slight = [...nonEssentialParts({ ...least, parts })];
      const share = slight.reduce((sum, one) => sum + one.share, 0);
      expect(share).toBeLessThan(least.lastHeadShare);
      expect(slight.length < least.lastHeadParts || slight.every(({ isWeak }) => isWeak)).toBe(true);
      expect(slight.length).toBeLessThan(parts.length);
    }
  });
});

it('asks for them beside one of the others', () => {
  const parts = [part('产品', 0.53), part('数据', 0.41), part('登记', 0.06)];
  expect([...expressionsToFind({ ...least, parts }).values()]).toEqual([
    '产品',
    '数据',
    { all: ['登记', { any: ['产品', '数据'] }] },
  ]);
});

/** One to six parts whose shares add up to one. */
function madeParts(seed: number) {
  const weights = Array.from({ length: 1 + (seed % 6) }, (_, at) => 1 + ((seed * (at + 7) * 7919) % 97));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight, at) => part(`词${String(at)}`, weight / sum, (seed + at) % 3 === 0));
}
