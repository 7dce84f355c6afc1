import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { FileThumbnail } from './file-thumbnail.tsx';

const get = vi.fn();
const fetched = vi.fn();
let appear: () => void = () => undefined;

class Watch {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    appear = () => tell([{ isIntersecting: true }]);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const show = (extension: 'jpg' | 'pdf', attachSize: number) =>
  renderAtWork(<FileThumbnail file={{ id: 'f1', originalName: '现场', extension, attachSize }} />, { get });
const comeIntoSight = () => act(async () => appear());

beforeAll(completeBrowser);
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  get.mockReset().mockResolvedValue({ link: '/api/file/f1.jpg?signature=s' });
  fetched.mockReset().mockResolvedValue(new Response('body'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a small picture once its row is in sight, and asks for nothing before', async () => {
  show('jpg', 50_000);
  expect(get).not.toHaveBeenCalled();
  await comeIntoSight();
  await waitFor(() => expect(document.querySelector('img')?.src).toBe('blob:picture'));
  expect(get).toHaveBeenCalledOnce();
});

it.each([
  ['a photograph as it was taken', 'jpg', 5_000_000],
  ['what is no picture', 'pdf', 1000],
] as const)('never loads %s: its sign stands for it', async (_what, extension, size) => {
  show(extension, size);
  await comeIntoSight();
  expect(document.querySelector('.anticon')).toBeTruthy();
  expect(get).not.toHaveBeenCalled();
  expect(screen.queryByRole('img', { name: /现场/ })).toBeNull();
});
