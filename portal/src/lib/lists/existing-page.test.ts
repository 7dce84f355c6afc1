import { expect, it } from 'vitest';

import { existingPage } from './existing-page.ts';

const asked = (current: number, pages: number) => existingPage(Promise.resolve({ current, pages }));

it('has the first page of an empty list, and every page up to the last', async () => {
  for (const [current, pages] of [[1, 0] as const, [1, 3] as const, [3, 3] as const])
    expect(await asked(current, pages)).toEqual({ current, pages });
});

it('has nothing past the last page', async () => {
  for (const [current, pages] of [[2, 0] as const, [4, 3] as const])
    await expect(asked(current, pages)).rejects.toThrow(/404/);
});
