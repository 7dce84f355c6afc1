import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import PortalSettingScreen from './portal-setting.screen.tsx';

const get = vi.fn();
const post = vi.fn();
const [first, second] = [
  { name: '市政府', nameEn: 'City', url: 'https://city.example/' },
  { name: '省政府', nameEn: 'Province', url: 'https://province.example/' },
];
const row = {
  ...{
    id: 'p1',
    version: 3,
    updateTime: '2026-11-20 10:00:00',
    siteName: '政策兑现',
    siteNameEn: 'Policies',
  },
  ...{ phone: '12345', friendlyLinks: [first, second], navigation: 'home,policies', closedFeatures: 'feeds' },
  ...{ noticeLevel: 'info', greyMode: 0 },
};
const sent = () => post.mock.calls.at(-1)?.[1] as Record<string, unknown>;
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const save = /保\s*存$/;

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  get.mockImplementation((path: string) =>
    Promise.resolve(
      path === 'policy/portal/address' ? { address: 'https://zc.example/' } : { records: [row], total: 1 },
    ),
  );
  post.mockImplementation((_: string, draft: object) => Promise.resolve({ ...row, ...draft, version: 4 }));
});
afterEach(cleanup);

const open = async () => {
  renderAtWork(<PortalSettingScreen />, { get, post }, { can: () => true });
  return screen.findByRole('group', { name: '友情链接' });
};

it('shows what is set in parts, with the way to the portal and to no list', async () => {
  await open();
  const parts = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    ...['基本信息', '联系方式', '网站标识', '友情链接', '导航与功能', '公告栏', '灰色模式'],
  ]);
  expect((await screen.findByRole('link', { name: '打开门户' })).getAttribute('href')).toBe(
    'https://zc.example/',
  );
  expect(screen.queryByRole('button', { name: '返回列表' })).toBeNull();
});

it('moves, adds and removes links, and saves them in their order over the version that it began with', async () => {
  await open();
  press('下移 市政府');
  press('增加链接');
  fireEvent.change(screen.getByLabelText('名称 3'), { target: { value: '国务院' } });
  fireEvent.change(screen.getByLabelText('英文名称 3'), { target: { value: 'State Council' } });
  fireEvent.change(screen.getByLabelText('网址 3'), { target: { value: 'https://gov.example/' } });
  press('删除 市政府');
  press(save);
  await waitFor(() => expect(post).toHaveBeenCalled());
  const added = { name: '国务院', nameEn: 'State Council', url: 'https://gov.example/' };
  expect(sent()).toMatchObject({ id: 'p1', version: 3, friendlyLinks: [second, added] });
});

it('shows and orders the entries of the navigation, of which home stays, and switches features', async () => {
  await open();
  expect(screen.getByRole('checkbox', { name: '显示 首页' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: '显示 帮助中心' }));
  press('上移 帮助中心');
  fireEvent.click(screen.getByRole('checkbox', { name: '显示 政策文件' }));
  const features = within(screen.getByRole('group', { name: '功能开关' }));
  const isOn = (name: string) => features.getByRole('switch', { name }).getAttribute('aria-checked');
  expect([isOn('订阅源'), isOn('注册')]).toEqual(['false', 'true']);
  for (const name of ['订阅源', '注册']) fireEvent.click(features.getByRole('switch', { name }));
  expect([isOn('订阅源'), isOn('注册')]).toEqual(['true', 'false']);
  press(save);
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(sent()).toMatchObject({ navigation: 'home,help', closedFeatures: 'registration' });
});

it('tells at its field what is refused, here and by the server', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('联系电话'), { target: { value: '电话' } });
  press(save);
  expect(await screen.findByText(/联系电话.*格式/)).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('联系电话'), { target: { value: '12345' } });
  const errors = [{ field: 'noticeUntil', message: '结束时间必须晚于开始时间' }];
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '有误', errors }));
  press(save);
  expect(await screen.findByText('结束时间必须晚于开始时间')).toBeTruthy();
});

it.each([
  ['has none', () => Promise.resolve({ records: [], total: 0 })],
  ['does not tell them', () => Promise.reject(new ApiError({ code: 500, msg: '有误' }))],
])('says that no settings were read where the server %s', async (_, answer) => {
  get.mockImplementation(answer);
  renderAtWork(<PortalSettingScreen />, { get, post }, { can: () => true });
  expect(await screen.findByText('没能读取数据，请刷新重试')).toBeTruthy();
});
