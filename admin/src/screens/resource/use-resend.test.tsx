import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { useResend } from './use-resend.ts';

const reload = vi.fn();

function Resend() {
  const resend = useResend();
  return (
    <button onClick={() => resend({ id: 'm1', updateTime: '2026-11-22 09:30:00' }, reload)}>重发</button>
  );
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('a failed message is sent again once, however often that is pressed', async () => {
  let answer = () => {};
  const post = vi.fn().mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  renderAtWork(<Resend />, { post });
  fireEvent.click(screen.getByText('重发'));
  fireEvent.click(screen.getByText('重发'));
  const idempotencyKey = 'm1:20261122093000';
  expect(post.mock.calls).toEqual([['blade-resource/sms-log/resend', { ids: 'm1' }, { idempotencyKey }]]);
  await act(async () => answer());
  expect(await screen.findByText('操作成功!')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});
