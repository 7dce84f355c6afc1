import { expect, test } from 'vitest';

import { eachOnItsOwn } from './each-on-its-own.ts';

const doneOf = async (all: readonly number[], failing: readonly number[]) => {
  const done: number[] = [];
  const thrown = await eachOnItsOwn(all, async (one) => {
    if (failing.includes(one)) throw new Error(`of ${one}`);
    done.push(one);
  }).then(
    () => null,
    (error: unknown) => error,
  );
  return { done, thrown };
};

test('what fails for one keeps none of the others waiting, and is thrown at the end', async () => {
  expect(await doneOf([1, 2, 3], [])).toEqual({ done: [1, 2, 3], thrown: null });
  const { done, thrown } = await doneOf([1, 2, 3], [1]);
  expect([done, thrown]).toEqual([[2, 3], new Error('of 1')]);
});

test('of several failures none is lost', async () => {
  const { done, thrown } = await doneOf([1, 2, 3], [1, 3]);
  expect(done).toEqual([2]);
  expect(thrown).toMatchObject({ errors: [new Error('of 1'), new Error('of 3')], message: '2 of 3 failed' });
});
