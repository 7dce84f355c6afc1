import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import { RenewForm } from './renew-form.tsx';

afterEach(cleanup);

it('says that there is a newer form, that the draft stays valid, and takes the newer one', async () => {
  const renew = vi.fn<() => Promise<void>>(async () => undefined);
  const { container } = renderInPage(<RenewForm renew={renew} />);
  expect(screen.getByText('本事项的申报表已更新')).toBeDefined();
  expect(screen.getByText(/仍可按原申报表提交/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '使用新申报表' }));
  expect(renew).toHaveBeenCalledOnce();
  expect(await axeFindings(container)).toEqual([]);
});

it('tells why the newer form was not taken', async () => {
  const refused = new ApiError({ code: 403, msg: '没有填报权限' });
  renderInPage(<RenewForm renew={() => Promise.reject(refused)} />);
  await userEvent.click(screen.getByRole('button', { name: '使用新申报表' }));
  expect(document.getElementById('renew-form-error')?.textContent).toBe('没有填报权限');
});
