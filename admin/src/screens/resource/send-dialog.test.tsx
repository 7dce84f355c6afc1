import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { SendDialog } from './send-dialog.tsx';

const post = vi.fn();
const onClose = vi.fn();
/** The form has looked at what was typed once more. */
const checked = () => act(() => new Promise<void>((done) => setTimeout(done)));
const press = () => fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));

async function fill() {
  const get = vi.fn().mockResolvedValue({ content: '您的验证码为{code}' });
  renderAtWork(<SendDialog code="outbox" templateId="t1" onClose={onClose} />, { get, post });
  fireEvent.change(await screen.findByLabelText(/code$/), { target: { value: '246810' } });
  fireEvent.change(screen.getByLabelText('手机号码'), { target: { value: '13900001111' } });
}

beforeAll(completeBrowser);
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

it('a message is sent once, however often the button is pressed', async () => {
  let answer = () => {};
  post.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  await fill();
  press();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  fireEvent.submit(document.querySelector('form')!);
  await checked();
  await act(async () => answer());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(post.mock.calls).toEqual([
    [
      'blade-resource/sms/endpoint/send-message',
      { code: 'outbox', phones: '13900001111', params: { code: '246810' } },
      { idempotencyKey: expect.stringMatching(/^\w{32}$/) },
    ],
  ]);
});

it('a message that is sent again has the key it had, and another message another', async () => {
  post.mockRejectedValue(new ApiError({ code: 0, msg: '服务暂不可用' }));
  await fill();
  const sent = async (times: number) => {
    press();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(times));
    await act(async () => undefined);
  };
  await sent(1);
  await sent(2);
  fireEvent.change(screen.getByLabelText('手机号码'), { target: { value: '13900002222' } });
  await sent(3);
  const [first, again, other] = post.mock.calls.map(([, , options]: unknown[]) => options);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it('a refused message leaves the dialog open, and may be sent again', async () => {
  post.mockRejectedValue(new ApiError({ code: 400, msg: '请求过于频繁' }));
  await fill();
  press();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  await act(async () => undefined);
  press();
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(onClose).not.toHaveBeenCalled();
});

it('nothing is sent before the template says what it asks for', async () => {
  let answer: (template: object) => void = () => {};
  const get = vi.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderAtWork(<SendDialog code="outbox" templateId="t2" onClose={onClose} />, { get, post });
  await checked();
  expect(screen.queryByLabelText('手机号码')).toBeNull();
  expect(screen.getByRole('button', { name: /确\s*定/ })).toHaveProperty('disabled', true);
  await act(async () => answer({ content: '您的验证码为{code}' }));
  fireEvent.change(screen.getByLabelText('手机号码'), { target: { value: '13900001111' } });
  press();
  expect(await screen.findByText('请输入参数 code')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
});
