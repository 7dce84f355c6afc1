import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('the page numbers of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('offer, on page %i of %i, both ends and the neighbours', (current, pages, expected) => {
    expect(pageNumbers(current, pages)).toEqual(expected);
  });
});
