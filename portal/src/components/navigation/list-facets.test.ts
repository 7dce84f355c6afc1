import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';
import { facetOf } from './list-facets.ts';

const list = listAddress('/policyinfo', z.object({ current: z.number().default(1) }));
const values = [
  { value: 'city', label: '市级' },
  { value: 'district', label: '区级' },
];

describe('a facet', () => {
  const { options } = facetOf({ list, state: { current: 4, level: 'city' } }, 'level', {
    title: '层级',
    values,
  });

  it('lets go of the chosen value', () => {
    expect(options[0]).toMatchObject({ selected: true, href: '/policyinfo' });
  });

  it('swaps to another value and starts at page one', () => {
    expect(options[1]).toMatchObject({ selected: false, href: '/policyinfo?level=district' });
  });

  it('offers no value that would leave nothing, but keeps the chosen one', () => {
    const counted = { list, state: { level: 'city' }, counts: { level: { district: 0 } } };
    const facet = facetOf(counted, 'level', { title: '层级', values });
    expect(facet.options.map(({ value, count }) => [value, count])).toEqual([['city', 0]]);
  });
});
