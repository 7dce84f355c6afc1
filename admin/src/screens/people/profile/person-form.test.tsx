import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { PersonForm } from './person-form.tsx';

const person = { realName: '周文', name: '小周', phone: null, email: null, avatar: null };
const get = vi.fn();
const post = vi.fn();

beforeAll(completeBrowser);
beforeEach(() => {
  get.mockResolvedValue(person);
  post.mockResolvedValue(null);
  renderAtWork(<PersonForm />, { get, post });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const save = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }));

it('is saved by somebody who has no phone', async () => {
  await screen.findByLabelText('手机号码');
  save();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post).toHaveBeenCalledWith('blade-user/update-info', { ...person, email: '', avatar: '' });
});

it.each([
  ['1380013800', '手机号码长度不为11位'],
  ['23800138000', '手机号码格式不正确'],
])('refuses %s as a phone: %s', async (number, sentence) => {
  fireEvent.change(await screen.findByLabelText('手机号码'), { target: { value: number } });
  save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
});
