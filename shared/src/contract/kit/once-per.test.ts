import { expect, test } from 'vitest';

import { oncePer } from './once-per.ts';

test('a thing is worked out once for each object', () => {
  let worked = 0;
  const numbered = oncePer((_: object) => (worked += 1));
  const [one, two] = [{}, {}];
  expect([numbered(one), numbered(two), numbered(one)]).toEqual([1, 2, 1]);
});
