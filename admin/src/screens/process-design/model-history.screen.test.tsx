import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import ModelHistoryScreen from './model-history.screen.tsx';

const { drawCompared, show } = vi.hoisted(() => ({ drawCompared: vi.fn(), show: vi.fn() }));
// The canvases measure what they draw, which a browser alone can.
vi.mock('./versions/compared.ts', () => ({ drawCompared }));

beforeAll(completeBrowser);
afterEach(cleanup);

const versionOf = (version: number) => ({
  ...{ id: `v${String(version)}`, modelKey: 'seal', name: '用印', version, isMain: 0, isSuspended: 0 },
  ...{ category: null, categoryName: null, deployTime: '2026-11-27 10:30:00', deployUserName: null },
  ...{ instances: 0, note: null, icon: null },
});

it('two versions that are ticked are compared, the older one first, and an entry leads to its element', async () => {
  const found = [{ id: 'a', name: '部门审核', difference: 'removed', changes: [] }];
  drawCompared.mockResolvedValue({ found, show });
  const get = vi.fn((path: string, { id = '' }: { id?: string } = {}) => {
    if (path.endsWith('history/list'))
      return Promise.resolve({
        ...{ records: [3, 2, 1].map(versionOf), total: 3, size: 10, current: 1, pages: 1 },
      } as never);
    const version = Number(id.slice(1));
    return Promise.resolve(
      (path.endsWith('history/detail')
        ? { ...versionOf(version), xml: `<v${String(version)}/>` }
        : { id: 'm1', name: '用印', modelKey: 'seal', version: 4, xml: '<draft/>' }) as never,
    );
  });
  renderAtWork(
    <Routes>
      <Route path="/workflow/design/model/history/:id" element={<ModelHistoryScreen />} />
    </Routes>,
    { get },
    { address: '/workflow/design/model/history/m1' },
  );
  const tick = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
  const compare = () => fireEvent.click(screen.getByRole('button', { name: '对比所选的两个版本' }));
  await tick('v3');
  compare();
  expect(await screen.findByText('请勾选两个版本进行对比')).toBeTruthy();
  expect(drawCompared).not.toHaveBeenCalled();
  await tick('v1');
  compare();
  fireEvent.click(await screen.findByRole('button', { name: /部门审核/ }));
  expect(drawCompared.mock.calls[0]?.[1]).toEqual(['<v1/>', '<v3/>']);
  expect(show).toHaveBeenCalledWith('a');
});
