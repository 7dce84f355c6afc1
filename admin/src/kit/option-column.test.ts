import { describe, expect, it } from 'vitest';

import { roomFor } from './option-column.ts';

describe('the column of a row’s actions', () => {
  it('grows with its actions up to three, behind which the rest waits', () => {
    expect(roomFor(1)).toBeLessThan(roomFor(2));
    expect(roomFor(2)).toBeLessThan(roomFor(3));
    expect(roomFor(7)).toBe(roomFor(3));
  });
});
