import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { ProvedAct } from './proof-dialog.tsx';

const post = vi.fn();
const user = { id: 'p1', version: 4, companyId: 'c1' };
const open = (act: ProvedAct) =>
  renderAtWork(<ProofDialog {...{ act, user }} onSaved={vi.fn()} onClose={vi.fn()} />, { post });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: /^OK$|^确\s*定$/ }));

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  post.mockResolvedValue(null);
});
afterEach(cleanup);

it('changes where somebody is reached by a proof and the officer’s own password', async () => {
  open('contact');
  press();
  expect(await screen.findByText('请填写核验依据')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  type('新的手机号码或邮箱', '13812340099');
  type('核验依据', '身份证');
  type('您的登录密码', 'secret');
  press();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  const sent = { id: 'p1', rev: 4, kind: 'phone', value: '13812340099', proof: '身份证' };
  expect(post.mock.calls[0]).toEqual([
    'policy/policyuserinfo/contact',
    { ...sent, officerPassword: hashPassword('secret') },
  ]);
});

it.each([
  ['signer', 'policy/policyuserinfo/signer', { id: 'p1', rev: 4, proof: '授权书' }],
  ['settle', 'policy/company/settle', { id: 'c1', proof: '授权书' }],
] as const)('decides %s by a proof alone', async (act, path, sent) => {
  open(act);
  type('核验依据', '授权书');
  press();
  await waitFor(() => expect(post.mock.calls).toEqual([[path, sent]]));
});
