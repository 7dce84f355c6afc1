import { describe, expect, it, vi } from 'vitest';

import { askedBy } from '../../components/testing/asked-by.ts';

const get = vi.fn((_path: string, _query: object) =>
  Promise.resolve({ records: [], total: 0, size: 10, current: 1, pages: 0 }),
);

vi.mock('server-only', () => ({}));
vi.mock('../../lib/server-reads/server-client.ts', () => ({ publicHttp: () => Promise.resolve({ get }) }));

const { loadNotices } = await import('./load-notices.ts');
const { noticeQuery } = await import('./notice-query.ts');
const asked = askedBy(get, (address) => loadNotices(noticeQuery.parse(address)));

describe('the notices that a reader asks for', () => {
  it('stand in the order of the server, which puts pinned ones first', async () => {
    expect(await asked({})).toEqual({ current: 1, size: 10 });
  });

  it('begin with the next deadline among those that are open, and with the latest among all', async () => {
    expect(await asked({ sort: 'deadline', deadlineStatus: 'open' })).toMatchObject({
      deadlineStatus: 'open',
      ascs: 'deadline',
    });
    expect(await asked({ sort: 'deadline' })).toMatchObject({ descs: 'deadline' });
  });

  it('of a kind and a year are asked for as the wire spells them', async () => {
    expect(await asked({ type: 'declare', year: '2026' })).toMatchObject({
      type: 'declare',
      publishDate_datege: '2026-01-01',
      publishDate_datele: '2026-12-31',
    });
  });
});
