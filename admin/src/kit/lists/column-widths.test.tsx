import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { readWidths, writeWidths } from '../columns/column-widths.ts';
import { PagedTable } from './paged-table.tsx';

const rows = [{ id: '1', name: '受理' }];
const columns = [
  { dataIndex: 'name', key: 'name', title: '名称', width: 200 },
  { dataIndex: 'id', key: 'id', title: '编号', isLesser: true },
  { key: 'option', title: '操作', render: () => '查看' },
];
const state = { current: 1, size: 10, filters: {}, turn: vi.fn(), search: vi.fn() };
const load = () => Promise.resolve({ records: rows, total: 1 });
const header = (name: string) => screen.getAllByRole('columnheader', { name })[0]!;
const edgeOf = (name: string) => header(name).querySelector('.kit-column-edge');
const cellWidth = () => screen.getByRole('cell', { name: '受理' }).style.maxWidth;

async function show(name?: string) {
  renderInPage(<PagedTable rowKey="id" {...{ columns, state, load }} {...(name && { name })} />);
  await screen.findByText('受理');
}

function drag(edge: Element, by: number) {
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 500 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 500 + by });
  fireEvent.pointerUp(edge, { pointerId: 1, clientX: 500 + by });
}

beforeAll(() => {
  completeBrowser();
  // Browsers measure and capture; the test's does neither.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('a column is as wide as its edge was dragged, also the next time, and usual again after a double click', async () => {
  await show('lines');
  drag(edgeOf('名称')!, 60);
  await waitFor(() => expect(cellWidth()).toBe('260px'));
  cleanup();
  await show('lines');
  expect(cellWidth()).toBe('260px');
  fireEvent.doubleClick(edgeOf('名称')!);
  await waitFor(() => expect(cellWidth()).toBe(''));
  expect(readWidths('lines')).toEqual({});
});

it('no column becomes too narrow to be found again', async () => {
  await show('lines');
  drag(edgeOf('名称')!, -900);
  await waitFor(() => expect(cellWidth()).toBe('48px'));
});

it('the widths of the columns in sight can be typed as well', async () => {
  await show('lines');
  fireEvent.click(await screen.findByRole('button', { name: '列宽' }));
  const input = await screen.findByLabelText('名称');
  expect(screen.queryByLabelText('编号')).toBeNull();
  expect(screen.queryByLabelText('操作')).toBeNull();
  fireEvent.change(input, { target: { value: '320' } });
  fireEvent.blur(input);
  await waitFor(() => expect(cellWidth()).toBe('320px'));
});

it('the acts of rows, and tables that keep nothing, have no edge to drag', async () => {
  await show('lines');
  expect(edgeOf('操作')).toBeNull();
  cleanup();
  await show();
  expect(edgeOf('名称')).toBeNull();
});

it('widths that something else wrote are passed over', async () => {
  writeWidths('lines', { name: 5, id: 100_000 });
  await show('lines');
  expect(cellWidth()).toBe('');
});
