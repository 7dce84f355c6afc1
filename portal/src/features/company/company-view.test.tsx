import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { axeFindings, renderInPage, sentByServer } from '../../components/testing/render-in-page.tsx';
import { companyQuery } from './company-query.ts';
import { CompanyView } from './company-view.tsx';
import { InviteForm } from './invite-form.tsx';
import { JoinRequests } from './join-requests.tsx';
import type { CompanyShown } from './load-company.ts';
import { siteWith } from '../../lib/texts/site.fixture.ts';
import { NoCompanyNotice } from './no-company.tsx';

const { post } = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: { post } }));
vi.mock('server-only', () => ({}));

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const page = <Row,>(records: Row[], pages = 1) => ({
  ...{ records, total: records.length, size: 20, current: 1, pages },
});
const member = (id: string, duties: string, more: object = {}) => ({
  ...{ id, version: 3, memberName: `成员${id}`, duties, fromDate: '2026-01-05', untilDate: null },
  ...{ accountStatus: 'active' as const, ...more },
});
const entry = (more: object = {}) => ({
  ...{ id: 'e1', at: '2026-11-20 09:30:00', act: 'duties' as const, member: '成员2', until: null },
  ...{ by: { kind: 'officer' as const, name: '云澜区政务服务局' }, fields: null },
  ...{ given: ['signer' as const], taken: [], ...more },
});
const shown = (duties: Duty[], over: Partial<CompanyShown> = {}): CompanyShown => ({
  kind: 'company',
  own: {
    company: {
      ...{ id: 'c1', companyName: '甲公司', creditCode: '91440000MA0000001X', legalPersonMasked: '陈**' },
      ...{ address: '长街1号', regDate: null, size: 'small', certs: null, disputedSince: null },
    },
    lookUp: { outcome: 'match', source: 'simulated', isSimulated: true, at: '2026-11-01 08:00:00' },
    seal: { state: 'ready', source: 'simulated', isSimulated: true },
    ...{ memberId: '1', duties, untilDate: null },
  },
  members: page([
    member('1', duties.join(',')),
    member('2', 'reader'),
    member('3', 'reader', { untilDate: '2026-10-01' }),
  ]),
  log: page([entry()]),
  invitations: duties.includes('administrator') ? page([]) : null,
  joining: null,
  giving: ['reader', 'preparer', 'finance', 'administrator'],
  ...over,
});
const viewOf = (facts: CompanyShown) => (
  <CompanyView query={companyQuery.parse({})} shown={facts} now={new Date('2026-11-28T00:00:00Z')} />
);
const actsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}[ （]`) }))
    .queryAllByRole('button')
    .map(({ firstChild }) => firstChild?.textContent);

describe('the page of a company', () => {
  it('tells its facts with the register’s answer, its members and what happened, also without scripts', async () => {
    const facts = shown(['reader']);
    const sent = sentByServer(viewOf(facts)).textContent;
    for (const said of [
      '91440000MA0000001X',
      '与登记信息一致',
      '模拟登记库，2026-11-01 08:00',
      '已有电子印章',
    ])
      expect(sent).toContain(said);
    expect(sent).toContain('成员3');
    expect(sent).toContain('已结束');
    expect(sent).toContain('云澜区政务服务局 · 工作人员');
    expect(sent).toContain('取得：签署提交');
    const { container } = renderInPage(viewOf(facts), 'en');
    expect(container.textContent).toContain('The duties of 成员2 were changed');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('offers a reader his own leave and nothing about others', () => {
    renderInPage(viewOf(shown(['reader'])));
    expect([actsOf('成员1'), actsOf('成员2'), actsOf('成员3')]).toEqual([['退出企业 甲公司'], [], []]);
    expect(screen.queryByLabelText('对方的手机号码')).toBeNull();
  });

  it('offers a signer to authorise others, and an administrator the rest', () => {
    renderInPage(viewOf(shown(['signer'])));
    expect(actsOf('成员2')).toEqual(['授权提交 成员2']);
    cleanup();
    renderInPage(viewOf(shown(['administrator'])));
    expect([actsOf('成员1'), actsOf('成员2'), actsOf('成员3')]).toEqual([
      ['调整职责 成员1', '退出企业 甲公司'],
      ['调整职责 成员2', '移交管理 成员2', '结束成员资格 成员2'],
      [],
    ]);
  });

  it('has pages where lists are long, and says where somebody is alone', () => {
    const alone = { members: page([member('1', 'administrator')]), log: page([entry()], 3) };
    renderInPage(viewOf(shown(['administrator'], alone)));
    expect(screen.getByText(/目前只有您一名成员/)).toBeTruthy();
    const pages = screen.getByRole('navigation', { name: '动态翻页' });
    expect(within(pages).getByRole('link', { name: /2/ }).getAttribute('href')).toBe(
      '/user/basic/company?log=2#log',
    );
  });

  it.each([
    ['移交管理', 'handOver', { id: '2', rev: 3 }],
    ['结束成员资格', 'remove', { ids: '2', revs: { 2: 3 } }],
  ])('%s says how the membership stood when it was read', async (button, call, said) => {
    post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '数据已被他人修改' }));
    renderInPage(viewOf(shown(['administrator'])));
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${button}\\s*成员2$`) }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: button }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('数据已被他人修改');
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([`policy/companymember/${call}`, said]);
  });

  it('changes duties as they were read, and tells a refusal where it stands', async () => {
    post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '数据已被他人修改' }));
    renderInPage(viewOf(shown(['administrator'])));
    fireEvent.click(screen.getByRole('button', { name: /^调整职责\s*成员2$/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByLabelText(/财务/));
    fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('数据已被他人修改');
    const said = { id: '2', duties: ['reader', 'finance'], rev: 3 };
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual(['policy/companymember/duties', said]);
  });
});

it('whoever may prepare and not hand in is told so, and who can give him that', () => {
  renderInPage(viewOf(shown(['preparer'])));
  expect(screen.getByText(/可以填报，不能提交/)).toBeTruthy();
  cleanup();
  renderInPage(viewOf(shown(['preparer', 'signer'])));
  expect(screen.queryByText(/可以填报，不能提交/)).toBeNull();
});

it('invites by phone with duties, and asks for the phone first', async () => {
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '手机号码长度不为11位' }));
  renderInPage(<InviteForm giving={['reader', 'preparer']} />);
  fireEvent.click(screen.getByRole('button', { name: '发出邀请' }));
  expect(screen.getByText('请输入对方的手机号码')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/对方的手机号码/), { target: { value: '1390000' } });
  fireEvent.click(screen.getByRole('button', { name: '发出邀请' }));
  expect((await screen.findByRole('alert')).textContent).toContain('手机号码长度不为11位');
  const said = { phone: '1390000', duties: ['reader', 'preparer'], untilDate: null };
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual(['policy/companymember/invite', said]);
});

it('takes in who asks to join with the duties that are chosen', async () => {
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '请选择职责' }));
  const row = { id: 'r1', name: '李四', phone: '139****0000', sentAt: '2026-11-28 09:00:00', answerBy: null };
  renderInPage(<JoinRequests rows={[row]} giving={['reader', 'preparer']} />);
  fireEvent.click(screen.getByLabelText(/填报/));
  fireEvent.click(screen.getByRole('button', { name: '同意加入' }));
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[1]).toEqual({ id: 'r1', isAccepted: true, duties: ['reader'], reason: '' });
  expect((await screen.findByRole('alert')).textContent).toContain('请选择职责');
});

it.each([
  [{ companies: [], isPending: false }, '您还不是任何企业的成员', '登记企业或申请加入'],
  [{ companies: [], isPending: true }, '正在等待审批', '查看收到的邀请'],
  [{ companies: ['甲公司', '乙公司'], isPending: false }, '甲公司、乙公司', '查看收到的邀请'],
])('tells somebody who acts for himself why, and which way leads on: %o', (facts, why, way) => {
  const { container } = renderInPage(<NoCompanyNotice kind="himself" {...facts} site={siteWith()} />);
  expect(container.textContent).toContain(why);
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

it('leads nobody to register where that is switched off', () => {
  const site = siteWith({ closedFeatures: ['registration'] });
  renderInPage(<NoCompanyNotice kind="himself" companies={[]} isPending={false} site={site} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/user/userCenter']);
});
