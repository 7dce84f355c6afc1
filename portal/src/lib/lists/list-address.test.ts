import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { listAddress } from './list-address.ts';

const schema = z.object({
  current: z.coerce.number().default(1),
  size: z.coerce.number().default(10),
  sort: z.string().default('newest'),
});
const list = listAddress('/policyinfo', schema);
const state = { current: 3, size: 10, sort: 'oldest', level: 'city', keyword: '补贴' };

describe('the address of a list', () => {
  it('leaves out what goes without saying', () => {
    expect(list.href({ current: 1, size: 10, sort: 'newest' })).toBe('/policyinfo');
  });

  it('starts again at page one when a filter changes', () => {
    expect(list.href(state, { level: undefined })).toBe('/policyinfo?sort=oldest&keyword=%E8%A1%A5%E8%B4%B4');
  });

  it('keeps the filters when only the page changes', () => {
    expect(list.href({ level: 'city' }, { current: 2 })).toBe('/policyinfo?level=city&current=2');
  });

  it('carries the rest of the state through a form', () => {
    expect(list.hidden(state, 'keyword')).toEqual({ sort: 'oldest', level: 'city' });
  });
});
