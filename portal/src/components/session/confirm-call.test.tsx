import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { afterEach, expect, it, vi } from 'vitest';

import { withoutMeasures } from '../testing/without-measures.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { renderInPage, sentByServer } from '../testing/render-in-page.tsx';
import { ConfirmCall } from './confirm-call.tsx';

const texts = {
  ...{ button: '撤回申报', about: 'YL1', title: '撤回？', text: '撤回后不再办理。' },
  ...{ confirm: '确认撤回', busy: '正在撤回…', cancel: '取消' },
};

afterEach(cleanup);

it('a step that cannot be taken back takes no press before a script asks about it', () => {
  const step = <ConfirmCall call={{ path: 'policy/projectinfo/withdraw' }} texts={texts} />;
  const begin = { name: /^撤回申报/ };
  const sent = within(sentByServer(step));
  expect(sent.getByRole('button', begin).hasAttribute('disabled')).toBe(true);
  renderInPage(step);
  expect(screen.getByRole('button', begin).hasAttribute('disabled')).toBe(false);
});

it('what a real-name level is too low for leads to the step that mends it, and leaves the question', async () => {
  document.documentElement.lang = 'zh-CN';
  withoutMeasures();
  vi.spyOn(http, 'get').mockResolvedValue({ phone: null });
  const errors = [{ field: 'level.phone', message: '先确认手机号码' }];
  vi.spyOn(http, 'post').mockRejectedValue(new ApiError({ code: 403, msg: '先确认手机号码', errors }));
  renderInPage(<ConfirmCall call={{ path: 'policy/projectinfo/withdraw' }} texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: /^撤回申报/ }));
  await userEvent.click(await screen.findByRole('button', { name: '确认撤回' }));
  expect(await screen.findByRole('dialog', { name: '确认手机号' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: '撤回？' })).toBeNull();
});
