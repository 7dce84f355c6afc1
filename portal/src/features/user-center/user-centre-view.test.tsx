import type { CompanyTask } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { applicationRow } from '../../components/testing/application-row.ts';
import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { centreQuery } from './centre-query.ts';
import type { ApplicationRow } from './load-centre.ts';
import { siteWith } from '../../lib/texts/site.fixture.ts';
import { UserCentreView } from './user-centre-view.tsx';

vi.mock('server-only', () => ({}));

const tasks = [
  { id: 'c2', guideId: 'g1', applyNo: 'YL2', status: 'pay_failed', due: null },
  { id: 'c3', guideId: 'g1', applyNo: 'YL3', status: 'supplement', due: '2026-11-28' },
  { id: 'c4', guideId: 'g1', applyNo: 'YL4', status: 'draft', due: '2026-11-30' },
].map((task) => ({ ...applicationRow, ...task })) as CompanyTask[];
const counts = { all: 9, unfinished: 3, reject: 1, paytodo: 1, paydone: 1, draft: 2, doing: 4, done: 3 };
const none = { records: [], total: 0, size: 10, current: 1, pages: 0 };

const noRequests = { startable: [], drafts: [], sent: none, returned: [], todo: 0 };

const show = (query: object = {}, facts: object = {}) =>
  renderInPage(
    <UserCentreView
      query={centreQuery.parse(query)}
      tasks={tasks}
      page={{ ...none, records: [applicationRow as unknown as ApplicationRow], total: 1, pages: 1 }}
      counts={counts}
      requests={noRequests}
      site={siteWith()}
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

describe('what is asked for by other forms', () => {
  const process = { processDefKey: 'seal', processDefName: '用印申请' };
  const draft = { id: 'd1', processKey: 'seal', processName: '用印申请', updateTime: '2026-11-19 09:00:00' };
  const sent = {
    ...{ processInstanceId: 'p1', processDefinitionName: '证明开具', title: '证明开具 云澜软件' },
    ...{ processStatus: 'running', createTime: '2026-11-18 09:00:00', taskName: '初审', isReturned: false },
  };
  const back = { ...sent, processInstanceId: 'p2', isReturned: true };
  const pages = { records: [sent, back], total: 12, size: 10, current: 1, pages: 2 };
  const requests = { startable: [process], drafts: [draft], sent: pages, returned: [back] };

  it('is no part of the page where there is nothing of it', () => {
    show();
    expect(screen.queryByRole('heading', { name: '其他申请' })).toBeNull();
  });

  it('lists what may be started, drafts to go on with, and where each stands', async () => {
    const { container } = show({}, { requests, page: { ...none, pages: 2, total: 11 } });
    const part = screen.getByRole('region', { name: '其他申请' });
    const ways = within(part).getAllByRole('link', { name: /：/ });
    expect(ways.map((link) => link.getAttribute('aria-label'))).toEqual([
      '填写：用印申请',
      '继续填写：用印申请',
      '查看进度：证明开具',
      '去修改：证明开具',
    ]);
    expect(ways.map((link) => link.getAttribute('href')?.replace(/[^/]+$/, ''))).toEqual([
      ...Array<string>(2).fill('/process/startWeb/'),
      ...Array<string>(2).fill('/process/detailWeb/'),
    ]);
    expect(part.textContent).toContain('当前环节：初审');
    const turning = within(part).getByRole('navigation', { name: '已提交的申请分页' });
    expect(
      within(turning)
        .getByRole('link', { name: /下一页/ })
        .getAttribute('href'),
    ).toBe('/user/userCenter?requests=2');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('waits for its reader where it came back', () => {
    show({}, { requests, tasks: [] });
    const waiting = screen.getByRole('region', { name: /需要您处理/ });
    expect(links(waiting)).toEqual(['去修改']);
    expect(waiting.textContent).toContain('将从退回的环节继续');
  });

  it('has steps that wait for the duty of its reader, and does not say then that nothing waits', () => {
    show({}, { tasks: [], requests: { ...noRequests, todo: 2 } });
    const waiting = screen.getByRole('region', { name: /需要您处理/ });
    expect(links(waiting)).toEqual(['待我办理（2）']);
    expect(waiting.textContent).not.toContain('目前没有');
  });
});

it('tells whoever was refused why, and where to send it again or, where nobody may register, to ask', () => {
  const standing = {
    status: 'refused',
    reason: '执照不清',
    joining: 0,
    invited: [],
    taken: [],
    consents: [],
  };
  const way = () => screen.getByText(/注册申请未通过：执照不清/).parentElement!.querySelector('a')!;
  show({}, { standing });
  expect(way().textContent).toBe('修改后重新提交');
  cleanup();
  show({}, { standing, site: siteWith({ closedFeatures: ['registration'] }) });
  expect([way().textContent, way().getAttribute('href')]).toEqual([
    '查询注册进度',
    '/registerNew?view=status',
  ]);
});
