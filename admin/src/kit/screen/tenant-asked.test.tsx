import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ChildList, EntityScreen } from './entity-screen.tsx';
import { EntityTree } from './entity-tree.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const address = '/?tenantId=123456';
const pageOf = (row: object) => ({ records: [row], total: 1, size: 10, current: 1, pages: 1 });
/** Answers each call, and keeps what it was asked. */
const answering = (answers: Record<string, unknown>) =>
  vi.fn((path: string, _query?: Record<string, unknown>) => Promise.resolve(answers[path]));
const askedOf = (get: { mock: { calls: [string, Record<string, unknown>?][] } }, path: string) =>
  get.mock.calls.filter(([called]) => called === path).map(([, query]) => query);
const view = async () => fireEvent.click(await screen.findByRole('button', { name: /^查看/ }));

it('reads of another tenant’s rows name that tenant, those of a list inside a page as well', async () => {
  const row = { id: '7', postName: '总管', category: 'senior', postCode: 'admin', sort: 1 };
  const [list, detail] = [`${position.path}/list`, `${position.path}/detail`];
  const get = answering({ [list]: pageOf(row), [detail]: row });
  renderAtWork(<ChildList entity={position} parent={{}} />, { get: get as never }, { address });
  await view();
  await waitFor(() => expect(askedOf(get, detail)).toEqual([{ tenantId: '123456', id: '7' }]));
  expect(askedOf(get, list)).toEqual([expect.objectContaining({ tenantId: '123456' })]);
});

it('a tree of another tenant opens by itself below its only root, and each level names that tenant', async () => {
  const path = `${department.path}/lazy-list`;
  const root = { id: '1', parentId: '0', deptName: '东区', hasChildren: true };
  const get = vi.fn((_path: string, query?: Record<string, unknown>) =>
    Promise.resolve(query?.['parentId'] ? [] : [root]),
  );
  renderAtWork(<EntityTree entity={department} />, { get: get as never }, { address });
  await waitFor(() =>
    expect(askedOf(get, path)).toEqual([{ tenantId: '123456' }, { tenantId: '123456', parentId: '1' }]),
  );
});

it('of rows that tell their tenant themselves its number is a filter, and no tenant to read in', async () => {
  const row = { id: '5', tenantId: '123456', tenantName: '东区' };
  const [list, detail] = [`${tenant.path}/list`, `${tenant.path}/detail`];
  const get = answering({ [list]: pageOf(row), [detail]: row });
  renderAtWork(<EntityScreen entity={tenant} />, { get: get as never }, { address });
  await view();
  await waitFor(() => expect(askedOf(get, detail)).toEqual([{ id: '5' }]));
  expect(askedOf(get, list)).toEqual([expect.objectContaining({ tenantId: '123456' })]);
});

it('another tenant’s rows are looked at alone: what is done would be done in one’s own', async () => {
  const row = { id: '7', postName: '总管', category: 'senior', postCode: 'admin', sort: 1 };
  const get = answering({ [`${position.path}/list`]: pageOf(row) });
  const acts = async () => {
    await screen.findByRole('button', { name: /^查看/ });
    return [/^新\s*增/, /^删\s*除/, /导\s*出/].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    ).length;
  };
  renderAtWork(<EntityScreen entity={position} />, { get: get as never });
  expect(await acts()).toBe(3);
  cleanup();
  renderAtWork(<EntityScreen entity={position} />, { get: get as never }, { address });
  expect(await acts()).toBe(0);
  expect(screen.queryByRole('button', { name: /^编辑/ })).toBeNull();
});
