import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { SendDialog } from './send-dialog.tsx';

const template = {
  ...{ id: 't1', templateName: '开会', title: '{place}开会', content: '请到{place}', variables: ['place'] },
} as RowOf<typeof messageTemplate>;

beforeAll(completeBrowser);
afterEach(cleanup);

it('a message goes out once, however often it is sent while it is on its way', async () => {
  let answer: (told: { sent: number }) => void = () => {};
  const post = vi.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const onClose = vi.fn();
  renderAtWork(<SendDialog {...{ template, onClose }} />, { post });
  fireEvent.click(screen.getByLabelText('全部'));
  fireEvent.change(screen.getByLabelText('place'), { target: { value: '三楼' } });
  expect(await screen.findByText('请到三楼')).toBeTruthy();
  const submit = () => fireEvent.submit(document.querySelector('form')!);
  submit();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  submit();
  // The form has looked at what was typed once more.
  await act(() => new Promise<void>((done) => setTimeout(done)));
  await act(async () => answer({ sent: 3 }));
  expect(await screen.findByText('已发送给3人')).toBeTruthy();
  expect(post).toHaveBeenCalledOnce();
  expect(post.mock.calls[0]?.[2]).toEqual({ idempotencyKey: expect.stringMatching(/^\w{32}$/) });
  expect(onClose).toHaveBeenCalledOnce();
});
