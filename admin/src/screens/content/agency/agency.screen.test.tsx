import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { agency } from '@policy/shared/contract/entities/content/agency.ts';

import { EntityPage } from '../../../kit/editor/entity-page.tsx';
import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import AgencyScreen from './agency.screen.tsx';

const row = {
  ...{ id: 'a3', version: 2, fullName: '云澜区工业和信息化局', nameEn: 'Industry Bureau', sort: 3 },
  ...{ docPrefix: '云澜工信', officeHours: '工作日 9:00-12:00', consultPhone: '0600-6600038' },
};
const get = vi.fn();
const post = vi.fn();
const open = (can: (code: string) => boolean = () => true) =>
  renderAtWork(<AgencyScreen />, { get, post }, { can });

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  get.mockImplementation((path: string) =>
    Promise.resolve(path === 'policy/agency/list' ? { records: [row], total: 1 } : []),
  );
  post.mockResolvedValue(null);
});
afterEach(cleanup);

it('lists agencies by what the public is told of them', async () => {
  open();
  const cells = within(await screen.findByRole('row', { name: /工业和信息化局/ }));
  for (const text of ['云澜工信', '工作日 9:00-12:00', '0600-6600038'])
    expect(cells.getByText(text)).toBeTruthy();
});

it('takes the mapping away after it said that the department stays, and never offers to delete it', async () => {
  open();
  await screen.findByText(row.fullName);
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['取消主管部门']);
  fireEvent.click(items[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/部门本身和已填写的内容保留/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '取消主管部门' }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledExactlyOnceWith('policy/agency/remove', undefined, { query: { ids: 'a3' } }),
  );
});

it('offers that to nobody who may not', async () => {
  open((code) => code === 'agency_view');
  await screen.findByText(row.fullName);
  expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull();
});

it('is written on a page that tells the name and lets nobody change it', async () => {
  get.mockImplementation(() => Promise.resolve(row));
  const page = <Route path="/a/edit/:id" element={<EntityPage entity={agency} address="/a" />} />;
  renderAtWork(<Routes>{page}</Routes>, { get, post }, { address: '/a/edit/a3' });
  expect(await screen.findByDisplayValue('云澜工信')).toBeTruthy();
  expect(screen.getByText('部门全称').closest('tr')?.textContent).toContain(row.fullName);
  expect(screen.queryByLabelText('部门全称')).toBeNull();
  expect(screen.queryByLabelText('对应部门')).toBeNull();
});
