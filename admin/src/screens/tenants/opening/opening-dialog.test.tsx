import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { initialKinds, madeKinds } from '@policy/shared/contract/tenants/opening.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { OpenedTenantView } from './opened-tenant.tsx';
import { OpeningDialog } from './opening-dialog.tsx';

const post = vi.fn();
const onOpened = vi.fn();
const counts = initialKinds.map((kind) => ({ kind, count: 3 }));
const packageId = '0198b2f0-0000-7000-8000-000000000001';
const packages = { records: [{ id: packageId, packageName: '全功能' }], total: 1 };
const answers: Record<string, unknown> = {
  'blade-system/tenant/select': [{ id: 't0', tenantId: '000000', tenantName: '平台' }],
  'blade-system/tenant/initial-counts': counts,
  'blade-system/tenant-package/list': packages,
};
const get = vi.fn((path: string) => Promise.resolve(answers[path]));
const made = [{ kind: 'roles', count: 4 }];
const opened = { id: 't1', tenantId: '123456', tenantName: '东区', account: 'boss', made };

const page = (code: string, path: string) => ({ code, path, label: code, isOpen: false });
const pages = [page('role', '/authority/role')];

const show = () =>
  renderAtWork(
    <OpeningDialog onOpened={onOpened} onClose={() => undefined} />,
    { get: get as never, post },
    { pages },
  );
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Goes from the first step to the last, as somebody who fills in what is needed. */
async function toTheAdministrator() {
  fill('租户名称', '东区');
  press(/下一步/);
  fireEvent.mouseDown(await screen.findByLabelText('产品包'));
  fireEvent.focus(screen.getByLabelText('产品包'));
  fireEvent.click(await screen.findByTitle('全功能'));
  press(/下一步/);
  fireEvent.click(await screen.findByLabelText('参数（3）'));
  press(/下一步/);
  await screen.findByLabelText('管理员账号');
}

beforeAll(completeBrowser);
beforeEach(() => {
  post.mockReset();
  onOpened.mockReset();
});
afterEach(cleanup);

it('holds each step to its rules, keeps what was typed both ways, and tells what was made', async () => {
  post.mockResolvedValue(opened);
  show();
  press(/下一步/);
  expect(await screen.findByText('请输入租户名称')).toBeTruthy();
  await toTheAdministrator();
  press(/上一步/);
  expect(await screen.findByLabelText('参数（3）')).toMatchObject({ checked: false });
  press(/下一步/);
  await screen.findByLabelText('管理员账号');
  fill('管理员账号', 'boss');
  fill('管理员密码', 'First-Day-26');
  fireEvent.submit(document.querySelector('form')!);
  expect(await screen.findByText('东区已开通')).toBeTruthy();
  expect(post.mock.calls).toEqual([
    [
      'blade-system/tenant/open',
      expect.objectContaining({
        ...{ tenantName: '东区', packageId, adminAccount: 'boss', adminPassword: 'First-Day-26' },
        ...{ templateTenantId: '000000', copied: initialKinds.filter((kind) => kind !== 'params') },
      }),
      { idempotencyKey: expect.stringMatching(/^\w{32}$/) },
    ],
  ]);
  expect(screen.getByRole('link', { name: '查看角色（4）' }).getAttribute('href')).toBe(
    '/authority/role?tenantId=123456',
  );
  expect(onOpened).toHaveBeenCalledOnce();
});

it('leads to the list of each kind that was made, as far as its reader’s menu has one', () => {
  const everything = { ...opened, made: madeKinds.map((kind) => ({ kind, count: 2 })) };
  const reachable = [
    ...[page('dept', '/system/dept'), page('post', '/system/post'), page('user', '/system/user')],
    ...[page('role', '/authority/role'), page('dict_biz', '/system/dictbiz'), page('param', '/system/param')],
    ...[page('message_template', '/desk/messagetemplate'), page('topmenu', '/moved/topmenu')],
  ];
  const led = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  renderAtWork(<OpenedTenantView {...everything} />, {}, { pages: reachable });
  expect(led()).toEqual(reachable.map(({ path }) => `${path}?tenantId=123456`));
  cleanup();
  renderAtWork(<OpenedTenantView {...everything} />, {}, { pages: [page('todo', '/process/todo')] });
  expect(led()).toEqual([]);
  expect(screen.getAllByText('2')).toHaveLength(madeKinds.length);
});

it('goes back to the step whose field was refused, and says why there', async () => {
  const errors = [{ field: 'tenantName', message: '租户名称已存在' }];
  post.mockRejectedValue(new ApiError({ code: 400, msg: '租户名称已存在', errors }));
  show();
  await toTheAdministrator();
  fill('管理员账号', 'boss');
  fill('管理员密码', 'First-Day-26');
  press(/开\s*通/);
  expect(await screen.findByText('租户名称已存在')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('租户名称')).toMatchObject({ value: '东区' }));
  expect(onOpened).not.toHaveBeenCalled();
});
