import { expect, it } from 'vitest';

import { readValues, valueOf } from './values-input.tsx';

it('values are numbers, yes or no, lists or texts', () => {
  expect(readValues('amount = 3.5\nurgent=true\n\nname = 王 五\nids = ["a"]')).toEqual({
    ...{ amount: 3.5, urgent: true, name: '王 五', ids: ['a'] },
  });
  expect(valueOf('0012')).toBe('0012');
});

it('a line without a name is no value', () => {
  expect(readValues('amount 3')).toBeUndefined();
});
