import { expect, test } from 'vitest';

import { measuresOf } from './metrics.ts';

test('a query that finds all there is, in the order of its grades, is worth one', () => {
  expect(measuresOf([{ found: [3, 2, 1], judged: [1, 2, 3] }])).toEqual({ mrr: 1, ndcg: 1, zeroHits: 0 });
});

test('what is found late is worth less, and what is not judged nothing', () => {
  // 7 at the third place is 7 / log2(4) = 3.5, of 7.
  expect(measuresOf([{ found: [0, 0, 3], judged: [3] }])).toEqual({ mrr: 1 / 3, ndcg: 0.5, zeroHits: 0 });
});

test('what is only about the same matter is no answer, and the eleventh result neither', () => {
  expect(measuresOf([{ found: [1], judged: [1] }]).mrr).toBe(0);
  expect(measuresOf([{ found: [...Array.from({ length: 10 }, () => 0), 3], judged: [3] }])).toMatchObject({
    mrr: 0,
    ndcg: 0,
  });
});

test('queries count alike', () => {
  const none = { found: [], judged: [3] };
  expect(measuresOf([{ found: [3], judged: [3] }, none])).toEqual({ mrr: 0.5, ndcg: 0.5, zeroHits: 0.5 });
});
