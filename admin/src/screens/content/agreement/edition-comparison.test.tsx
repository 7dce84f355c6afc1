import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import EditionComparison from './edition-comparison.tsx';

const words = { title: '隐私声明', titleEn: 'Privacy', bodyEn: '<p>One.</p>' };
const rows = {
  a1: { ...words, id: 'a1', kind: 'privacy', edition: 1, body: '<p>第一条</p><p>第二条</p>' },
  a2: { ...words, id: 'a2', kind: 'privacy', edition: 2, body: '<p>第一条</p><p>第三条</p>' },
};
const get = vi.fn();
const show = (row: { id: string; edition: number; status: 'draft' | 'published' }) =>
  renderAtWork(<EditionComparison row={{ kind: 'privacy', ...row }} onClose={vi.fn()} />, { get });
const answers = (before: readonly object[]) =>
  get.mockImplementation((path: string, { id }: { id?: 'a1' | 'a2' }) =>
    Promise.resolve(path.endsWith('list') ? { records: before } : rows[id ?? 'a1']),
  );

beforeAll(completeBrowser);
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('shows what an edition changes in the words of the published one before it', async () => {
  answers([{ id: 'a1' }]);
  show({ id: 'a2', edition: 2, status: 'published' });
  expect((await screen.findByText('第二条')).tagName).toBe('DEL');
  expect(screen.getByText('第三条').tagName).toBe('INS');
  expect(screen.queryByText('Privacy')).toBeNull();
  expect(get).toHaveBeenCalledWith('policy/agreement/list', {
    ...{ kind: 'privacy', status: 'published', edition_lt: 2, descs: 'edition', size: 1 },
  });
});

it('compares a draft with the edition in force, and the first with none', async () => {
  answers([]);
  show({ id: 'a2', edition: 0, status: 'draft' });
  expect(await screen.findByText('这是第一版，没有可对比的版次。')).toBeTruthy();
  expect(get).toHaveBeenCalledWith('policy/agreement/list', {
    ...{ kind: 'privacy', status: 'published', descs: 'edition', size: 1 },
  });
});
