import type { SignatureView } from '@policy/shared/contract/application/signatures.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { SignatureList } from './signature-list.tsx';
import { SignedFacts } from './signed-facts.tsx';

const fake = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: { get: fake.get } }));

const signed = {
  service: 'simulated' as const,
  ...{ isSimulated: true, digest: 'ab'.repeat(32), algorithm: 'SM2/SM3', signedAt: '2026-11-28 10:00:00' },
};
const signature: SignatureView = {
  ...signed,
  ...{ id: 's1', act: 'declare', signer: '周行舟', isTrue: true, isInTime: true, isUnchanged: true },
  certificate: {
    ...{ holder: '江屿市泽岚环保科技有限公司', issuer: '模拟电子认证服务', serial: '0a1b' },
    ...{ validFrom: '2026-01-01', validUntil: '2026-12-31' },
  },
};

afterEach(cleanup);

it('the hash is shown, and a simulated signature says that it is none, in both languages', () => {
  const { container } = renderInPage(<SignedFacts signed={signed} />);
  expect(container.textContent).toContain(signed.digest);
  expect(container.textContent).toContain('模拟签章');
  cleanup();
  const { container: english } = renderInPage(<SignedFacts signed={signed} />, 'en');
  expect(english.textContent).toContain('Simulated signature');
});

it('where no service is connected, nothing is claimed', () => {
  const none = { ...signed, service: 'none' as const, isSimulated: false };
  const { container } = renderInPage(<SignedFacts signed={none} />);
  expect(container.textContent).toContain('未接入签章服务');
});

it('certificate and verification are shown when they are asked for', async () => {
  fake.get.mockResolvedValue([
    signature,
    { ...signature, id: 's0', isTrue: false, isInTime: false, isUnchanged: null, signer: null },
  ]);
  const { container } = renderInPage(<SignatureList id="c1" />);
  fireEvent.click(screen.getByRole('button', { name: '查看证书并验证' }));
  await screen.findAllByText('0a1b');
  expect(fake.get).toHaveBeenCalledWith('policy/projectinfo/signatures', { id: 'c1' });
  for (const told of ['签名有效', '与签署时一致', '2026-01-01 至 2026-12-31', '周行舟'])
    expect(container.textContent).toContain(told);
  for (const told of ['签名无效', '不在有效期内']) expect(container.textContent).toContain(told);
  expect(await axeFindings(container)).toEqual([]);
});
