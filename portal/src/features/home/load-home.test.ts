import { describe, expect, it, vi } from 'vitest';

const calls: [string, Record<string, unknown>][] = [];
const page = {
  records: [{ totalAmountWan: 1.5, totalCount: 2, isHot: 1, name: 't' }],
  total: 4,
  size: 1,
  current: 1,
  pages: 1,
};

/** Calls that answer an array. */
const arrays = /^policy\/dept\/list$|\/listtop$|\/listadtop$|getbycode$/;
/** More than there is room for; the second is said in Chinese alone. */
const offered = Array.from({ length: 9 }, (_, at) => ({
  word: `词${String(at)}`,
  wordEn: at === 1 ? null : `word ${String(at)}`,
}));

vi.mock('server-only', () => ({}));
vi.mock('../../lib/server-reads/server-client.ts', () => ({
  publicHttp: () => ({
    get: (path: string, query: Record<string, unknown> = {}) => {
      calls.push([path, query]);
      if (path.endsWith('hotwords')) return Promise.resolve(offered);
      return Promise.resolve(arrays.test(path) ? [] : structuredClone(page));
    },
  }),
}));

const { loadHome } = await import('./load-home.ts');

describe('the content of the front page', () => {
  it('is what is open by deadline, without what needs no application', async () => {
    await loadHome(new Date('2026-12-31T16:30:00Z'), 'zh');
    expect(calls).toContainEqual([
      'policy/policyitemguide/page',
      { windowStatus: 'open,closing', isMsjx: 0, size: 8, ascs: 'applyEnd' },
    ]);
  });

  it('counts the policies that its link to those in force leads to', async () => {
    const home = await loadHome(new Date('2026-12-31T16:30:00Z'), 'zh');
    expect(calls).toContainEqual(['policy/policyinfo/list', { size: 1, validity: 'valid,expiring' }]);
    expect(home.counts.policies).toBe(4);
  });

  it('sums the year that runs in the district', async () => {
    const home = await loadHome(new Date('2026-12-31T16:30:00Z'), 'zh');
    expect(calls.some(([, query]) => query['publicityStart_datege'] === '2027-01-01')).toBe(true);
    expect(home.counts).toMatchObject({ open: 4, yearAmountWan: 1.5, yearBeneficiaries: 2 });
  });

  it('is eight of the words that editors offer, in the language of the page where they say it', async () => {
    const now = new Date('2026-12-31T16:30:00Z');
    expect((await loadHome(now, 'zh')).hotWords).toEqual(offered.slice(0, 8).map(({ word }) => word));
    expect((await loadHome(now, 'en')).hotWords.slice(0, 3)).toEqual(['word 0', '词1', 'word 2']);
  });

  it('asks each place for its advertisements, and for what is in focus now', async () => {
    await loadHome(new Date('2026-12-31T16:30:00Z'), 'zh');
    const asked = calls.map(([path, { code }]) => (typeof code === 'string' ? `${path} ${code}` : path));
    expect(asked).toEqual(
      expect.arrayContaining([
        ...[
          'cms/focusinfo/listtop',
          'cms/focusinfo/listadtop',
          'advertisement/fe/getbycode portal_home_banner',
        ],
        ...['advertisement/fe/getbycode portal_home_side', 'advertisement/fe/getbycode portal_home_float'],
      ]),
    );
  });
});
