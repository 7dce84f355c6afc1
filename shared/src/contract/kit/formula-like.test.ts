import { expect, test } from 'vitest';

import { isFormulaLike } from './formula-like.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠甲', ' =1', '\u3000＝1', '\t甲', '\n甲'])(
  '%j may be worked out',
  (text) => {
    expect(isFormulaLike(text)).toBe(true);
  },
);

test.each(['', '甲', '1-1', "'=1", 'a@b.cn'])('%j is shown', (text) => {
  expect(isFormulaLike(text)).toBe(false);
});
