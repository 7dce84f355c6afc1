import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { noChain } from '../../components/testing/chain.ts';
import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { entryQuery } from './entry-choice.ts';
import { PublicityDetailView } from './publicity-detail-view.tsx';
import type { PublicityDetail, PublicityRelated } from './publicity-rows.ts';

afterEach(cleanup);

const row = {
  ...{ id: 'l1', title: '奖励公示', publicityStart: '2026-11-16', publicityEnd: '2026-11-23' },
  ...{ publicityStatus: 'publicising', totalCount: 6, totalAmountWan: 2.1, attachments: [] },
} as unknown as PublicityDetail;
const entries = Array.from({ length: 6 }, (_, at) => ({
  ...{ id: String(at), seq: at + 1, name: `公司${String(at)}`, codeMasked: '9144***', itemName: '奖励' },
  amountWan: (at + 1) / 10,
}));
const show = (query: object, lines: object[] = entries) => {
  const related = {
    entries: lines,
    guide: null,
    policy: null,
    chain: noChain,
  } as unknown as PublicityRelated;
  const now = new Date('2026-11-21T04:00:00Z');
  const address = { query: entryQuery.parse(query), url: 'https://portal.example/' };
  return renderInPage(<PublicityDetailView {...{ row, related, ...address, now }} />);
};
const sum = () => screen.getByText(/合计 ?[\d.]*/, { selector: 'td' }).textContent;
const fields = (name: RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLInputElement>('searchbox', { name }).form!));

it('looks through a long list by words, and orders it', async () => {
  const { container } = show({ keyword: '公司', sort: 'amount' });
  const names = within(screen.getByRole('table', { name: '公示名单' })).getAllByRole('rowheader');
  expect(names.map(({ textContent: name }) => name)[0]).toBe('公司5');
  expect(screen.getByText('共 6 条，符合的有 6 条。')).toBeTruthy();
  expect(fields(/在名单中/)).toEqual({ id: 'l1', sort: 'amount', keyword: '公司' });
  expect(sum()).toBe('共 6 个，合计 2.1万元');
  expect(await axeFindings(container)).toEqual([]);
  cleanup();
  show({}, entries.slice(0, 2));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('sums what is shown of a list, without the drift of floats', () => {
  const some = entries.map((line, at) => ({ ...line, name: at < 3 ? '甲' : '乙', amountWan: 0.1 }));
  show({ keyword: '甲' }, some);
  expect(sum()).toBe('以上 3 个，合计 0.3万元');
});

it('says that nothing fits, and leads back to the whole list', () => {
  show({ keyword: '没有', preview: 't1' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('heading', { name: '名单中没有符合的内容' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看全部 6 条' }).getAttribute('href')).toBe(
    '/gongshi/gongshiDet?id=l1&preview=t1',
  );
});

it('keeps the token of a list that is not public yet, in both of its forms', () => {
  show({ keyword: '公司', preview: 't1' });
  expect(fields(/在名单中/)).toMatchObject({ id: 'l1', preview: 't1' });
  const sorts = screen.getByRole<HTMLSelectElement>('combobox').form!;
  expect(Object.fromEntries(new FormData(sorts))).toMatchObject({ id: 'l1', preview: 't1', keyword: '公司' });
});
