import { describe, expect, it } from 'vitest';

import { withAbove, withBelow } from './branches.ts';

const district = { id: 'district', parentId: null };
const nodes = [
  { id: 'team', parentId: 'bureau' },
  { id: 'bureau', parentId: 'district' },
  { id: 'other', parentId: 'district' },
  district,
];

describe('a person’s departments', () => {
  it('reach down to every level below, in whatever order they are stored', () => {
    expect(withBelow(nodes, ['district']).sort()).toEqual(['bureau', 'district', 'other', 'team']);
  });

  it('reach up to the root and not into a sister', () => {
    expect(withAbove(nodes, ['team'])).toEqual(['team', 'bureau', 'district']);
  });

  it('are none for a person without a department', () => {
    expect(withBelow(nodes, [])).toEqual([]);
    expect(withAbove(nodes, [])).toEqual([]);
  });

  it('end where data holds a ring', () => {
    const ring = [
      { id: 'a', parentId: 'b' },
      { id: 'b', parentId: 'a' },
    ];
    expect(withBelow(ring, ['a']).sort()).toEqual(['a', 'b']);
    expect(withAbove(ring, ['a'])).toEqual(['a', 'b']);
  });
});
