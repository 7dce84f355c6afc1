import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { asksStatus, freshState } from '../../lib/addresses/register-state.ts';
import type { RegisterState } from '../../lib/addresses/register-state.ts';

vi.mock('server-only', () => ({}));
const { RegisterView } = await import('./register-view.tsx');

afterEach(cleanup);

const form: NonNullable<NonNullable<RegisterState['status']>['form']> = {
  ...{ userType: 'enterprise', account: 'a1', name: '', idNumber: '', companyName: '甲公司' },
  ...{ creditCode: '', legalPerson: '', contactName: '王五', phone: '13900001111' },
};
const refused: NonNullable<RegisterState['status']> = {
  ...{ status: 'refused', sentAt: '2026-11-01 09:00:00', reason: '执照不清', answerBy: null },
  form: null,
};
const cameBack = { ...refused, form };
const show = (state: Partial<RegisterState>, mayRegister: boolean) =>
  renderInPage(
    <RegisterView
      {...{ state: { ...freshState, ...state }, mayRegister, type: 'enterprise', known: null }}
      captcha={{ key: 'k1', question: '三加四等于几' }}
      agreements={[]}
    />,
  );

describe('registering', () => {
  it('has two forms, and a third that tells how far a request has come', () => {
    show({}, true);
    expect(screen.getAllByRole('link', { name: /注册|查询/ })).toHaveLength(3);
    expect(screen.getByLabelText(/企业名称/)).toBeTruthy();
  });

  it('gives a refused form back to be corrected', () => {
    show({ status: cameBack, values: form }, true);
    expect(screen.getByRole('status').textContent).toContain('修改后重新提交。原因：执照不清');
    expect(screen.getByLabelText(/企业名称/)).toHaveProperty('value', '甲公司');
  });

  it.each([
    ['without its form', { view: 'status', status: refused }],
    ['with its form', { view: 'form', status: cameBack }],
  ] as const)('tells why a request was refused %s, and no more, where nobody may register', (_, state) => {
    show(state, false);
    expect(screen.getByRole('status').textContent).toBe('申请未通过。原因：执照不清');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryByLabelText(/短信验证码|企业名称/)).toBeNull();
    expect(screen.getByRole('button', { name: '查询' })).toBeTruthy();
  });
});

it.each([
  ['a form that nobody has filled in', {}, false],
  ['the question how far it has come', { view: 'status' }, true],
  ['a form that came back', { status: cameBack }, true],
] as const)('%s is about a request that was sent before: %#', (_, over, is) => {
  expect(asksStatus({ ...freshState, ...over })).toBe(is);
});
