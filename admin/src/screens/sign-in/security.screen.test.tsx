import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { securityKeys, securityRule } from '@policy/shared/contract/sign-in/security-policy.ts';
import type { SecurityKey } from '@policy/shared/contract/sign-in/security-policy.ts';
import { security as labels } from '@policy/shared/messages/zh/security.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import SecurityScreen from './security.screen.tsx';
import type { HeldRule, SecurityPage } from './security/security-shapes.ts';

beforeAll(completeBrowser);
afterEach(cleanup);

const submit = 'blade-system/security/submit';
const unsaid = { isOwn: 0, since: null, byName: null } as const;
const said = { isOwn: 1, since: '2026-11-02 09:30:00', byName: '林知远' } as const;
const role = { id: '7', name: '受理人员', version: 3, requireTotp: 0, since: null, byName: null } as const;

/** The policy of a tenant that has said what is given and nothing else. */
function policyWith(own: Partial<Record<SecurityKey, number>>): SecurityPage {
  const ruleOf = (key: SecurityKey): HeldRule => {
    const value = own[key];
    if (value === undefined) return { key, value: securityRule(key).initial, ...unsaid };
    return { key, value, ...said };
  };
  return { rules: securityKeys.map(ruleOf), roles: [role] };
}

const policy = policyWith({ 'password.minLength': 12, 'session.portalIdleMinutes': 60 });
const read = () => Promise.resolve(policy) as never;
const fieldOf = async (key: SecurityKey) => {
  const input = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${labels[key]}`));
  return { input, item: input.closest<HTMLElement>('.ant-form-item')! };
};
const type = async (key: SecurityKey, value: string) =>
  fireEvent.change((await fieldOf(key)).input, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));

it('shows what holds: what the tenant said with since when and by whom, and the default of all else', async () => {
  renderAtWork(<SecurityScreen />, { get: read });
  const own = await fieldOf('password.minLength');
  expect(own.input.value).toBe('12');
  expect(own.item.textContent).toContain('密码最小长度（位）');
  expect(own.item.textContent).toContain('可填8至16；默认8，留空即为默认');
  expect(own.item.textContent).toContain('自 2026-11-02 09:30:00 起适用，由林知远设置');
  const other = await fieldOf('account.lockMinutes');
  expect([other.input.value, other.input.placeholder]).toEqual(['', '30']);
  expect(other.item.textContent).toContain('未设置，适用默认值');
});

it('saves what was changed and nothing else, and shows who holds it from then on', async () => {
  const saved = policyWith({ 'password.minLength': 12, 'account.failCount': 3 });
  const post = vi.fn().mockResolvedValue(saved);
  renderAtWork(<SecurityScreen />, { get: read, post });
  await type('account.failCount', '3');
  await type('session.portalIdleMinutes', '');
  save();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  // What is left empty goes back to its default.
  expect(post.mock.calls[0]).toEqual([submit, { 'account.failCount': 3, 'session.portalIdleMinutes': null }]);
  expect(await screen.findByText('操作成功!')).toBeTruthy();
  const { item } = await fieldOf('account.failCount');
  await waitFor(() => expect(item.textContent).toContain('由林知远设置'));
  expect((await fieldOf('session.portalIdleMinutes')).item.textContent).toContain('未设置，适用默认值');
});

it('says at the field what a rule can be, and sends it no sooner than it is that', async () => {
  const post = vi.fn().mockResolvedValue(policy);
  renderAtWork(<SecurityScreen />, { get: read, post });
  await type('password.minLength', '7');
  const told = await screen.findByText('可填8至16');
  expect((await fieldOf('password.minLength')).item.contains(told)).toBe(true);
  save();
  await type('password.minLength', '9');
  save();
  await waitFor(() => expect(post.mock.calls).toEqual([[submit, { 'password.minLength': 9 }]]));
});

it('tells a refusal at the field that it is about, and keeps what was typed', async () => {
  const message = '须为5至1440的整数';
  const errors = [{ field: 'account.lockMinutes', message }];
  const post = vi.fn().mockRejectedValue(new ApiError({ code: 400, msg: message, errors }));
  renderAtWork(<SecurityScreen />, { get: read, post });
  await type('account.lockMinutes', '60');
  save();
  const told = await screen.findByText(message);
  const { input, item } = await fieldOf('account.lockMinutes');
  expect(item.contains(told)).toBe(true);
  expect(input.value).toBe('60');
  expect(item.textContent).toContain('未设置，适用默认值');
});

it('lets somebody who may only read change nothing', async () => {
  const can = (code: string) => code !== 'security_edit' && code !== 'role_edit';
  renderAtWork(<SecurityScreen />, { get: read }, { can });
  expect((await fieldOf('password.minLength')).input.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /保\s*存/ })).toBeNull();
  expect(screen.getByRole('switch', { name: '受理人员须二次验证' })).toHaveProperty('disabled', true);
});

it('asks before a role requires a second factor, changes that role, and reads anew', async () => {
  const get = vi.fn().mockImplementation(read);
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<SecurityScreen />, { get, post });
  fireEvent.click(await screen.findByRole('switch', { name: '受理人员须二次验证' }));
  const question = await screen.findByRole('dialog', { name: '要求“受理人员”使用二次验证？' });
  expect(post).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  const sent = { id: role.id, version: role.version, requireTotp: 1 };
  expect(post.mock.calls).toEqual([['blade-system/role/submit', sent]]);
});
