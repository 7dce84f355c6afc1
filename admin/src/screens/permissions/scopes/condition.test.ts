import { describe, expect, it } from 'vitest';

import { conditionOf, flatOf, typedValue, valueOf } from './condition.ts';

const test = { field: 'sort', is: 'lt' as const, value: '5' };

describe('a custom scope’s condition', () => {
  it('is edited test by test and becomes the same again', () => {
    for (const condition of [{ all: [test, test] }, { any: [test] }])
      expect(conditionOf(flatOf(condition)!)).toEqual(condition);
    expect(flatOf(test)).toEqual({ join: 'all', tests: [test] });
    expect(flatOf(null)).toEqual({ join: 'all', tests: [] });
    expect(conditionOf({ join: 'any', tests: [] })).toBeNull();
  });

  it('of several levels is not flattened', () => {
    expect(flatOf({ all: [test, { any: [test] }] })).toBeNull();
  });

  it('may ask for a fact of its reader', () => {
    expect(valueOf('{deptIdsBelow}', 'in')).toEqual({ reader: 'deptIdsBelow' });
    expect(typedValue({ reader: 'deptIdsBelow' })).toBe('{deptIdsBelow}');
  });

  it('compares with several values where the comparison takes them', () => {
    expect(valueOf('a, b', 'in')).toEqual(['a', 'b']);
    expect(valueOf('a, b', 'eq')).toBe('a, b');
    expect(typedValue(['a', 'b'])).toBe('a,b');
  });
});
