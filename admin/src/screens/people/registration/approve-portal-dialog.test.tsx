import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { ApprovePortalDialog } from './approve-portal-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import type { DecisionProps } from './use-decision.ts';

const post = vi.fn();
const get = vi.fn();
const row = {
  ...{ id: 'r1', version: 3, kind: 'portal', applicantType: 'enterprise', aim: 'create', answerBy: null },
};
const props = { request: row, onClose: vi.fn(), onDone: vi.fn() } as unknown as DecisionProps;
const alike = {
  kind: 'account',
  id: 'u1',
  name: '李雷',
  account: 'lilei',
  phone: '139****1111',
  because: ['phone'],
};
const press = () => fireEvent.click(screen.getByRole('button', { name: /^OK$/ }));

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  get.mockResolvedValue([alike]);
  post.mockResolvedValue(null);
});
afterEach(cleanup);

it('shows what a request has in common with others, and approves the version that was seen', async () => {
  renderAtWork(<ApprovePortalDialog {...props} />, { get, post });
  expect(await screen.findByText(/李雷（lilei）/)).toBeTruthy();
  press();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  const said = { id: 'r1', version: 3, proof: '', isSigner: false };
  expect(post.mock.calls[0]).toEqual(['blade-user/registration/approve', said]);
});

it('asks for a proof where the duty to sign is given', async () => {
  renderAtWork(<ApprovePortalDialog {...props} />, { get, post });
  fireEvent.click(await screen.findByRole('checkbox'));
  press();
  expect(await screen.findByText('请填写核验依据')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
});

it('hands a company over where somebody asks to join it, and with a proof only', async () => {
  const joining = { ...props, request: { ...row, aim: 'join' } } as unknown as DecisionProps;
  renderAtWork(<ApprovePortalDialog {...joining} />, { get, post });
  fireEvent.click(await screen.findByRole('checkbox', { name: '同时移交成员管理' }));
  press();
  expect(await screen.findByText('请填写核验依据')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('核验依据'), { target: { value: '变更登记' } });
  press();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[1]).toMatchObject({ proof: '变更登记', handsOver: true });
});

it('merges into nobody without a choice', async () => {
  renderAtWork(<MergeDialog {...props} />, { get, post });
  await screen.findByText('合并到账号');
  press();
  expect(await screen.findByText('请选择账号')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
});
