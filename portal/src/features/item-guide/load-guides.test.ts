import { describe, expect, it, vi } from 'vitest';

import { askedBy } from '../../components/testing/asked-by.ts';
import type { GuideRow } from './guide-rows.ts';

const get = vi.fn((_path: string, _query: object) =>
  Promise.resolve({ records: [], total: 3, size: 10, current: 1, pages: 1 }),
);

vi.mock('server-only', () => ({}));
vi.mock('../../lib/server-reads/server-client.ts', () => ({ publicHttp: () => Promise.resolve({ get }) }));

const { guideQuery } = await import('./guide-query.ts');
const { loadGuides, loadWindowCounts } = await import('./load-guides.ts');
const { guideFacetValues } = await import('./guide-facets.ts');
const { capChoices } = await import('../../lib/public-pages/public-queries.ts');
const asked = askedBy(get, (address) => loadGuides(guideQuery.parse(address)));

describe('the items that a reader asks for', () => {
  it('are open or closing unless asked otherwise, next deadline first, without apply-free ones', async () => {
    expect(await asked({})).toMatchObject({
      windowStatus: 'open,closing',
      isMsjx: 0,
      ascs: 'applyEnd',
      current: 1,
      size: 10,
    });
  });

  it('begin with the latest deadline where windows have passed', async () => {
    expect(await asked({ windowStatus: 'closed' })).toMatchObject({
      windowStatus: 'closed,suspended',
      descs: 'applyEnd',
    });
  });

  it('can be of any window, and ordered by amount', async () => {
    const query = await asked({ windowStatus: 'all', sort: 'cap', supportMode: 'award' });
    expect(query).toMatchObject({ windowStatus: '', descs: 'amountCapWan', supportMode: 'award' });
    expect(query).not.toHaveProperty('sort');
  });

  it('are counted for every window with the other filters in force', async () => {
    get.mockClear();
    const counts = await loadWindowCounts(guideQuery.parse({ supportMode: 'rent', current: '4' }));
    expect(counts).toEqual({ open: 3, closing: 3, upcoming: 3, closed: 3, all: 3 });
    for (const [, query] of get.mock.calls)
      expect(query).toMatchObject({ supportMode: 'rent', current: 1, size: 1 });
  });
});

describe('the most that an item gives', () => {
  /** Whether the server finds a guide by what it is asked; one without a cap is neither more nor less than anything. */
  const isFound = (wan: number | null, query: object) => {
    const said = new Map<string, unknown>(Object.entries(query));
    const upTo = said.get('amountCapWan_le') ?? Number.POSITIVE_INFINITY;
    return wan !== null && wan > Number(said.get('amountCapWan_gt')) && wan <= Number(upTo);
  };

  it.each([
    [0.01, 'to10'],
    [10, 'to10'],
    [10.01, 'to50'],
    [50, 'to50'],
    [50.01, 'to200'],
    [200, 'to200'],
    [200.01, 'over200'],
    [5000, 'over200'],
    [null, undefined],
    [0, undefined],
  ])('of %d is counted under %s, and found by that alone', async (amountCapWan, range) => {
    const counted = guideFacetValues.cap?.({ amountCapWan } as GuideRow) ?? [];
    expect(counted).toEqual(range === undefined ? [] : [range]);
    get.mockClear();
    await Promise.all(capChoices.map((cap) => loadGuides(guideQuery.parse({ cap }))));
    const queries = get.mock.calls.map(([, query]) => query);
    const found = capChoices.filter((_, at) => isFound(amountCapWan, queries[at] ?? {}));
    expect(found).toEqual(counted);
  });

  it('asks for no range where none is chosen', async () => {
    expect(await asked({})).not.toHaveProperty('amountCapWan_gt');
  });
});
