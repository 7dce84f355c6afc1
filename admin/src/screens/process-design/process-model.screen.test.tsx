import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import ProcessModelScreen from './process-model.screen.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const model = (over: object) => ({
  ...{ id: 'm1', name: '用印', modelKey: 'seal', icon: null, categoryId: null, description: null },
  ...{ state: 'deployed', mainVersion: 1, formNames: '用印表', version: 3 },
  ...{ createTime: '2026-11-28 09:00:00', updateTime: '2026-11-28 09:30:00' },
  ...over,
});

it('a model that was deployed is archived once that is agreed to; one that was not has no need of it', async () => {
  const records = [model({}), model({ id: 'm2', name: '草稿', state: 'draft', mainVersion: null })];
  const get = vi.fn((path: string) => {
    if (path.endsWith('/tree')) return Promise.resolve([] as never);
    return Promise.resolve({ records, total: 2, size: 10, current: 1, pages: 1 } as never);
  });
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<ProcessModelScreen />, { get, post });
  expect(await screen.findAllByText('用印表')).toHaveLength(2);
  const [first, second] = screen.getAllByRole('button', { name: /更多/ });
  const open = (button: HTMLElement | undefined) => button && fireEvent.click(button);
  open(second);
  expect(await screen.findByRole('menuitem', { name: '下载图片（SVG）' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: '归档' })).toBeNull();
  open(first);
  fireEvent.click(await screen.findByRole('menuitem', { name: '归档' }));
  expect(post).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-workflow/design/model/archive', { ids: 'm1' }),
  );
});
