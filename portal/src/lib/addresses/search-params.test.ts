import { describe, expect, it } from 'vitest';

import { policyListQuery } from '../public-pages/public-queries.ts';
import { readSearchParams } from './search-params.ts';

describe('reading an address', () => {
  it('takes what fits and drops what does not', async () => {
    const params = Promise.resolve({
      current: '-3',
      size: '20',
      level: ['city', 'nation'],
      validity: 'nonsense',
    });
    expect(await readSearchParams(policyListQuery, params)).toEqual({
      current: 1,
      size: 20,
      level: 'city',
      view: 'cards',
      sort: 'newest',
    });
  });
});
