import { describe, expect, it } from 'vitest';

import { chainOf } from './chain.ts';
import type { ChainLinks, ChainRows } from './chain.ts';

const rows: ChainRows = {
  policy: { id: 'p1', title: '办法', titleEn: 'Measures' },
  clauses: [
    { id: 'c1', clauseNo: '第一条', title: '目的', sort: 1 },
    { id: 'c2', clauseNo: '第二条', title: '奖励', sort: 2 },
  ],
  rules: [
    { id: 'r1', title: '细则一', titleEn: 'Rule one' },
    { id: 'r2', title: '细则二', titleEn: null },
  ],
  items: [
    { id: 'i1', name: '事项一', nameEn: 'Item one', clauseRef: '云澜规〔2025〕1号 第二条', detailedId: 'r1' },
    { id: 'i2', name: '事项二', nameEn: null, clauseRef: null, detailedId: 'r2' },
  ],
  guides: [
    { id: 'g1', title: '指南一', titleEn: 'One', isMsjx: 1, policyItemId: 'i1', detailedId: 'r1' },
    { id: 'g2', title: '指南二', titleEn: null, isMsjx: 0, policyItemId: 'i2', detailedId: null },
  ],
  notices: [
    { id: 'n1', title: '通知一', titleEn: null, guideIds: ['g1'] },
    { id: 'n2', title: '通知二', titleEn: null, guideIds: null },
  ],
  publicityLists: [{ id: 'l1', title: '公示一', titleEn: 'List one', guideId: 'g1' }],
};
const idsOf = (chain: ChainLinks) =>
  Object.fromEntries(Object.entries(chain).map(([step, links]) => [step, links.map(({ id }) => id)]));

describe('the way from clause to payment', () => {
  it('has everything under a policy on the page of the policy', () => {
    const chain = chainOf(rows, {});
    expect(idsOf(chain)).toEqual({
      ...{ clause: ['p1'], rule: ['r1', 'r2'], item: ['i1', 'i2'], guide: ['g1', 'g2'] },
      ...{ notice: ['n1', 'n2'], publicity: ['l1'] },
    });
    expect(chain.clause[0]?.href).toBe('/policyinfo/policyinfoDetail?id=p1');
  });

  it.each([
    ['a guide', { guideIds: ['g1'] }],
    ['a detailed rule', { detailedId: 'r1' }],
    ['an item', { itemId: 'i1' }],
  ])('has what belongs to %s alone, from the very clause on', (_, focus) => {
    const chain = chainOf(rows, focus);
    expect(idsOf(chain)).toEqual({
      ...{ clause: ['c2'], rule: ['r1'], item: ['i1'], guide: ['g1'], notice: ['n1'], publicity: ['l1'] },
    });
    expect(chain.clause[0]).toMatchObject({
      title: '《办法》第二条 奖励',
      href: '/policyinfo/policyinfoDetail?id=p1#c-2',
    });
    const english = [chain.rule, chain.item, chain.publicity].map(([link]) => link?.titleEn);
    expect(english).toEqual(['Rule one', 'Item one', 'List one']);
    expect(chain.guide[0]?.href).toBe('/policyitemguide/policyitemguideDetail-msjx?id=g1');
  });

  it('begins with the document where an item names no clause', () => {
    const chain = chainOf(rows, { itemId: 'i2' });
    expect(idsOf(chain)).toMatchObject({ clause: ['p1'], rule: ['r2'], guide: ['g2'], notice: [] });
  });

  it('shows nothing of others on a page that is about a guide that is not there', () => {
    expect(idsOf(chainOf(rows, { guideIds: [] }))).toMatchObject({ item: [], guide: [], publicity: [] });
  });
});
