import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { useBatch } from './use-batch.tsx';
import type { Batch } from './use-batch.tsx';

const rows = [
  { id: '1', name: '甲' },
  { id: '2', name: '乙' },
];
const onDone = vi.fn();

function Page(batch: Partial<Batch>) {
  const run = useBatch();
  return <button onClick={() => run({ rows, onDone, send: () => Promise.resolve([]), ...batch })}>做</button>;
}

const press = (batch: Partial<Batch>) => {
  renderInPage(<Page {...batch} />);
  fireEvent.click(screen.getByRole('button', { name: '做' }));
};

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('asks with the number of rows before it does what was asked for', async () => {
  const send = vi.fn(() => Promise.resolve(rows.map(({ id }) => ({ id, ok: true, msg: null }))));
  press({ title: '发布?', send });
  expect(await screen.findByText('已选 2 项')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
  expect(await screen.findByText('2 项已完成')).toBeTruthy();
  expect(send).toHaveBeenCalledWith(['1', '2']);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('names every row that was refused, with its reason', async () => {
  const send = () =>
    Promise.resolve([
      { id: '1', ok: true, msg: null },
      { id: '2', ok: false, msg: '状态不允许' },
    ]);
  press({ send });
  expect(await screen.findByText('乙：状态不允许')).toBeTruthy();
  expect(screen.getAllByText('1 项已完成，1 项未完成')).not.toEqual([]);
});

it('warns where no row is ticked', async () => {
  press({ title: '发布?', rows: [] });
  expect(await screen.findByText('请选择至少一条数据')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
