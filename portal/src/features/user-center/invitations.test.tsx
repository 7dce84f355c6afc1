import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { catalogue as words } from '@policy/shared/messages/catalogue.ts';

import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { catalogue } from '../../i18n/catalogue.ts';
import { Invitations } from './invitations.tsx';
import { TakenCompanies } from './taken-companies.tsx';

const { post, forgetPlaces, actAs } = vi.hoisted(() => ({
  ...{ post: vi.fn(), forgetPlaces: vi.fn(), actAs: vi.fn() },
}));
vi.mock('../../lib/browser/act-as.ts', () => ({ actAs }));
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: { post } }));
vi.mock('../../lib/browser/kept-places.ts', () => ({ forgetPlaces }));

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const row = {
  ...{ id: 'i1', companyId: 'c7', companyName: '甲公司', duties: ['reader' as const, 'finance' as const] },
  ...{ untilDate: null, sentAt: '2026-11-28 09:00:00', expiresAt: '2026-12-05 09:00:00' },
};

it('says what is offered and until when, and makes its reader a member only by his word', async () => {
  renderInPage(<Invitations rows={[row]} />);
  expect(screen.getByText('职责：查阅、财务')).toBeTruthy();
  expect(screen.getByText(/请在 2026-12-05 09:00:00 前答复/)).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '接受邀请' }));
  await screen.findByText(/您已成为甲公司的成员/);
  const said = { id: 'i1', isAccepted: true };
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual(['policy/companymember/answerInvitation', said]);
  expect(forgetPlaces).toHaveBeenCalledOnce();
  actAs.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: '为该企业办理' }));
  expect(actAs).toHaveBeenCalledExactlyOnceWith('c7');
});

it('may be declined, and tells a refusal', async () => {
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '邀请已失效' }));
  renderInPage(<Invitations rows={[row]} />);
  fireEvent.click(screen.getByRole('button', { name: '谢绝' }));
  expect((await screen.findByRole('alert')).textContent).toContain('邀请已失效');
  fireEvent.click(screen.getByRole('button', { name: '谢绝' }));
  await screen.findByText('您已谢绝甲公司的邀请。');
  expect(forgetPlaces).not.toHaveBeenCalled();
});

it('lets who kept a company’s members dispute their hand-over, for a reason', async () => {
  const taken = { companyId: 'c1', companyName: '甲公司', handedOverAt: '2026-11-28 09:00:00' };
  renderInPage(<TakenCompanies rows={[{ ...taken, disputedSince: null }]} />);
  fireEvent.click(screen.getByRole('button', { name: '提出异议' }));
  expect(screen.getByText('请填写异议说明')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/异议说明/), { target: { value: '没有授权' } });
  fireEvent.click(screen.getByRole('button', { name: '提出异议' }));
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[1]).toEqual({ companyId: 'c1', reason: '没有授权' });
  await screen.findByText(/存在争议/);
});

it.each(['zh', 'en'] as const)('duties are called as the server’s refusals call them (%s)', (locale) => {
  const { duties } = words(locale).entity('companyMember').choices;
  expect(catalogue[locale].userCenter.standing.duty).toEqual(duties);
  expect(catalogue[locale].company.duty).toEqual(duties);
});
