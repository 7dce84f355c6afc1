import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import ErrorLogDialog from './error-log-dialog.tsx';

const fake = vi.hoisted(() => ({
  entry: { type: 'TypeError', message: 'x is undefined', stack: '', info: '', url: '/', time: '' },
  post: vi.fn(),
  remove: vi.fn(),
}));
vi.mock('../site.ts', () => ({
  http: { post: fake.post },
  store: { read: () => [fake.entry], write: vi.fn(), remove: fake.remove },
}));

async function upload() {
  renderInPage(<ErrorLogDialog onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: '上传服务器' }));
  await screen.findAllByText('确定将本地日志上传到服务器?');
  fireEvent.click(document.querySelector('.ant-modal-confirm-btns .ant-btn-primary')!);
  await waitFor(() => expect(fake.post).toHaveBeenCalledOnce());
}

beforeAll(completeBrowser);
beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('a log that was sent is said to be, and leaves this browser', async () => {
  fake.post.mockResolvedValue(null);
  await upload();
  expect(await screen.findByText('发送成功!')).toBeTruthy();
  expect(fake.remove).toHaveBeenCalledWith('errorLog');
});

it('a log that was refused stays in this browser, and its button is free again', async () => {
  fake.post.mockRejectedValue(new ApiError({ code: 403, msg: '请求被拒绝' }));
  await upload();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /上传服务器$/ }).className).not.toContain('loading'),
  );
  expect(fake.remove).not.toHaveBeenCalled();
  expect(screen.queryByText('发送成功!')).toBeNull();
});
