import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { withoutMeasures } from '../../../components/testing/without-measures.ts';
import { renderInPage } from '../../../components/testing/render-in-page.tsx';
import { http } from '../../../lib/browser/browser-session.ts';
import { SignAndSubmit } from './sign-and-submit.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'zh-CN';
  withoutMeasures();
});
afterEach(cleanup);

it('a level that sank meanwhile opens its step, and what was typed stays', async () => {
  vi.spyOn(http, 'get').mockImplementation(async (path) =>
    path === 'blade-user/info' ? { phone: null } : { next: 'none' },
  );
  const errors = [{ field: 'level.phone', message: '先确认手机号码' }];
  const post = vi.spyOn(http, 'post').mockRejectedValue(new ApiError({ code: 403, msg: '先确认', errors }));
  renderInPage(<SignAndSubmit id="a1" version={3} isCorrection service="none" path="/declare" />);
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(comment, '已补正');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /提交/ }));
  expect(await screen.findByRole('dialog', { name: '确认手机号' })).toBeDefined();
  expect(post).toHaveBeenCalledOnce();
  expect(comment.value).toBe('已补正');
  expect(screen.queryByText('先确认')).toBeNull();
});
