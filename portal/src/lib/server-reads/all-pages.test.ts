import { expect, it, vi } from 'vitest';

import { allPages } from './all-pages.ts';

it('reads every page of a list once, in order', async () => {
  const load = vi.fn(({ current, size }: { current: number; size: number }) =>
    Promise.resolve({ records: [`row ${String(current)}`], total: 401, size, current, pages: 3 }),
  );
  expect(await allPages(load)).toEqual(['row 1', 'row 2', 'row 3']);
  expect(load).toHaveBeenCalledTimes(3);
});
