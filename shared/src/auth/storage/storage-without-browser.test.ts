import { expect, it } from 'vitest';
import { z } from 'zod';

import { createSiteStore } from './storage.ts';

it('keeps things in memory where there is no browser', () => {
  const store = createSiteStore('pfp-portal');
  store.write('token', 'abc');
  store.write('other', 'x');
  expect(store.read('token', z.string())).toBe('abc');
  store.clear(['other']);
  expect([store.record('token'), store.read('other', z.string())]).toEqual([null, 'x']);
});
