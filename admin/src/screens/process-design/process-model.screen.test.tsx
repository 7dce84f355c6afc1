import { noWarnings } from '@policy/shared/contract/process-design/calls.ts';
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

it('is deployed under another category and in chosen tenants, where its reader keeps several', async () => {
  const records = [model({ categoryId: 'c1' })];
  const categories = [
    { id: 'c1', title: '办公', children: [] },
    { id: 'c2', title: '人事', children: [] },
  ].map((one) => ({ ...one, value: one.id, key: one.id, parentId: '0' }));
  const tenants = ['000000', '100009'].map((tenantId) => ({ tenantId, tenantName: `区${tenantId}` }));
  const get = vi.fn((path: string) => {
    if (path.endsWith('/tree')) return Promise.resolve(categories as never);
    if (path.endsWith('tenant/select')) return Promise.resolve(tenants as never);
    return Promise.resolve({ records, total: 1, size: 10, current: 1, pages: 1 } as never);
  });
  const post = vi.fn().mockResolvedValue({ version: 4, tenants: 2, warnings: noWarnings });
  renderAtWork(<ProcessModelScreen />, { get, post });
  fireEvent.click(await screen.findByRole('button', { name: /更多/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '部署' }));
  const chosen = await screen.findByLabelText('部署到租户');
  for (const { tenantId } of tenants) {
    fireEvent.mouseDown(chosen);
    fireEvent.click(await screen.findByTitle(`区${tenantId} ${tenantId}`));
  }
  fireEvent.change(screen.getByLabelText('版本说明'), { target: { value: '统一' } });
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-workflow/design/model/deploy', {
      ...{ id: 'm1', version: 3, tenantIds: '000000,100009', note: '统一' },
    }),
  );
  expect(await screen.findByText('已部署到2个租户，版本4')).toBeTruthy();
});
