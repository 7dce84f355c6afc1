import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';

const post = vi.fn((_path: string, _body: object): Promise<object> => Promise.resolve({}));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { post } }));

const { ReuseOffer } = await import('./reuse-offer.tsx');

const earlier = {
  applyNo: 'YL2025105600001',
  guideTitle: '企业研发投入后补助',
  guideTitleEn: 'Post-subsidy for R&D',
  submitTime: '2025-11-10 09:00:00',
  titles: ['联系人', '申报说明'],
};
const offer = <ReuseOffer id="c1" earlier={earlier} path="/p" />;

afterEach(cleanup);

it('says from where and what would be filled in, and what never is', async () => {
  const { container } = renderInPage(offer);
  expect(container.textContent).toContain('来自 企业研发投入后补助（YL2025105600001，2025年11月10日 提交）');
  expect(container.textContent).toContain('将填入尚未填写的 2 项：联系人、申报说明');
  expect(container.textContent).toContain('申请金额、收款账户和材料不会沿用');
  expect(await axeFindings(container)).toEqual([]);
  cleanup();
  expect(renderInPage(offer, 'en').container.textContent).toContain('From Post-subsidy for R&D');
});

it('tells a refusal where it was asked', async () => {
  post.mockRejectedValueOnce(new ApiError({ code: 403, msg: '您在该企业没有“填报”职责' }));
  renderInPage(offer);
  await userEvent.click(screen.getByRole('button', { name: '沿用上次' }));
  expect(post).toHaveBeenCalledWith('policy/projectinfo/reuseAnswers', { id: 'c1' });
  expect((await screen.findByRole('alert')).textContent).toContain('没有“填报”职责');
});
