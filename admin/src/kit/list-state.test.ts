import { describe, expect, it } from 'vitest';

import { filtersIn, withFilters } from './list-state.ts';

describe('the filters of a list in the address', () => {
  it('a filter called name is searched by, and is not the name of the tab', () => {
    const search = withFilters(new URLSearchParams('name=今日&current=3&size=30'), {
      name: '研发',
      sort: '1',
    });
    expect(search.get('name')).toBe('今日');
    expect(filtersIn(search)).toEqual({ name: '研发', sort: '1' });
  });

  it('another search begins on the first page and keeps the size of a page', () => {
    const search = withFilters(new URLSearchParams('title=a&current=3&size=30&menu=0'), { title: 'b' });
    expect(Object.fromEntries(search)).toEqual({ size: '30', menu: '0', title: 'b' });
  });

  it.each(['src', 'name', 'i18n', 'target', 'menu'])('%s belongs to navigation', (parameter) => {
    expect(filtersIn(new URLSearchParams({ [parameter]: 'x' }))).toEqual({});
  });
});
