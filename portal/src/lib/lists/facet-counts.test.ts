import { describe, expect, it } from 'vitest';

import { facetCounts } from './facet-counts.ts';

const rows = [
  { level: 'city', tags: ['a', 'b'] },
  { level: 'city', tags: ['a'] },
  { level: 'district', tags: null },
];
const valuesOf = {
  level: (row: (typeof rows)[number]) => [row.level],
  tags: (row: (typeof rows)[number]) => row.tags,
};
const whole = { records: rows, total: 3 };

describe('the counts of a facet', () => {
  it('say how many rows each value would leave', () => {
    expect(facetCounts(whole, {}, valuesOf)).toEqual({
      level: { city: 2, district: 1 },
      tags: { a: 2, b: 1 },
    });
  });

  it('hold with the other facets in force, but not with its own', () => {
    const counts = facetCounts(whole, { tags: 'b', level: 'city' }, valuesOf);
    expect(counts).toEqual({ level: { city: 1 }, tags: { a: 2, b: 1 } });
  });

  it('are not given for a list that is longer than what was read', () => {
    expect(facetCounts({ records: rows, total: 4 }, {}, valuesOf)).toBeUndefined();
  });
});
