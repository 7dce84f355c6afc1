import { describe, expect, it } from 'vitest';

import { roomFor } from './option-column.ts';

describe('the column of a row’s actions', () => {
  it('grows with its actions up to those in sight, behind which the rest waits', () => {
    expect(roomFor(1, 3)).toBeLessThan(roomFor(2, 3));
    expect(roomFor(2, 3)).toBeLessThan(roomFor(3, 3));
    expect(roomFor(7, 3)).toBe(roomFor(4, 3));
  });

  it('is narrow where a tree or a pane beside the table leaves little room', () => {
    expect(roomFor(7, 1)).toBeLessThan(roomFor(7, 3) - 80);
    expect(roomFor(7, 0)).toBeLessThan(roomFor(7, 1));
  });
});
