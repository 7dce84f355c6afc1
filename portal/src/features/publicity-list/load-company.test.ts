import { beforeEach, describe, expect, it, vi } from 'vitest';

const pageOf = (records: object[], total = records.length) => ({
  records,
  total,
  size: 50,
  current: 1,
  pages: 1,
});
const entries = [
  { id: 'e1', listId: 'l1', name: '甲公司' },
  { id: 'e2', listId: 'l2', name: '甲公司' },
];
const get = vi.fn((path: string, _query: object) =>
  Promise.resolve(
    path === 'policy/gongshientry/list' ? pageOf(entries, 51) : pageOf([{ id: 'l1', title: '名单' }]),
  ),
);

vi.mock('server-only', () => ({}));
vi.mock('../../lib/server-reads/server-client.ts', () => ({ publicHttp: () => Promise.resolve({ get }) }));

const { loadCompany } = await import('./load-company.ts');
beforeEach(() => get.mockClear());

describe('looking for a company in all public lists', () => {
  it('tells each line with its list, and how many there are in all', async () => {
    const found = await loadCompany('甲公');
    expect(found?.total).toBe(51);
    expect(found?.entries.map(({ id, list }) => [id, list.title])).toEqual([['e1', '名单']]);
    expect(get.mock.calls[1]).toEqual(['policy/gongshi/list', { id: 'l1,l2', size: 200 }]);
  });

  it('asks nobody for a single character, which would find everybody', async () => {
    expect(await loadCompany('甲')).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });
});
