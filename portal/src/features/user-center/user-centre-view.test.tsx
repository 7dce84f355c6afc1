import type { CompanyTask } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { applicationRow } from '../../components/testing/application-row.ts';
import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { centreQuery } from './centre-query.ts';
import type { ApplicationRow } from './load-centre.ts';
import { UserCentreView } from './user-centre-view.tsx';

const tasks = [
  { id: 'c2', guideId: 'g1', applyNo: 'YL2', status: 'pay_failed', due: null },
  { id: 'c3', guideId: 'g1', applyNo: 'YL3', status: 'supplement', due: '2026-11-28' },
  { id: 'c4', guideId: 'g1', applyNo: 'YL4', status: 'draft', due: '2026-11-30' },
].map((task) => ({ ...applicationRow, ...task })) as CompanyTask[];
const counts = { all: 9, unfinished: 3, reject: 1, paytodo: 1, paydone: 1, draft: 2, doing: 4, done: 3 };
const none = { records: [], total: 0, size: 10, current: 1, pages: 0 };

const show = (query: object = {}, facts: object = {}) =>
  renderInPage(
    <UserCentreView
      query={centreQuery.parse(query)}
      tasks={tasks}
      page={{ ...none, records: [applicationRow as unknown as ApplicationRow], total: 1, pages: 1 }}
      counts={counts}
      now={new Date('2026-11-20T00:00:00Z')}
      {...facts}
    />,
  );
const links = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(cleanup);

describe('the user centre', () => {
  it('begins with what waits for the company, until when, and one button each', async () => {
    const { container } = show();
    const waiting = screen.getByRole('region', { name: /需要您处理/ });
    expect(links(waiting)).toEqual(['更正账户', '去补正', '继续填写']);
    expect(waiting.textContent).toContain('请在 2026年11月28日 前补正');
    expect(waiting.textContent).toContain('到 2026年11月30日 截止');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('has three tabs with their counts, and narrows what is in progress', () => {
    show();
    expect(links(screen.getByRole('navigation', { name: '我的申报' }))).toEqual([
      '草稿2',
      '办理中4',
      '已办结3',
    ]);
    const narrowing = screen.getByRole('list', { name: '筛选办理中的申报' });
    expect(links(narrowing)).toEqual(['全部', '待补正', '待拨付']);
    cleanup();
    show({ tab: 'done' });
    expect(screen.queryByRole('list', { name: '筛选办理中的申报' })).toBeNull();
  });

  it('leads on from an empty tab to where something is, and from a filter back to the whole tab', () => {
    show({}, { page: none, tasks: [] });
    expect(screen.getByText('目前没有需要您处理的事项。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看 2 份草稿' }).getAttribute('href')).toBe(
      '/user/userCenter?tab=draft',
    );
    cleanup();
    show({ waits: 'payment' }, { page: none });
    expect(screen.getByRole('heading', { name: '没有符合条件的申报' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '清除筛选条件' }).getAttribute('href')).toBe('/user/userCenter');
  });
});
