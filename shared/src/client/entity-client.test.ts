import { expect, it, vi } from 'vitest';

import { defineEntity } from '../contract/kit/entity.ts';
import { references, text } from '../contract/kit/field.ts';
import { entityClient } from './entity-client.ts';
import type { Http } from './http.ts';

const bundle = defineEntity('bundle', {
  path: 'area/bundle',
  fields: { packageName: text(50, { search: true }), menuId: references('menu') },
});
const row = { id: '7', packageName: 'all', menuId: 'a,b' };

function fakeHttp(answer: unknown) {
  const call = vi.fn(async () => answer);
  return { call, client: entityClient(bundle, { get: call, post: call } as unknown as Http) };
}

it('sends current and size plus filters and reads records and total', async () => {
  const { call, client } = fakeHttp({ records: [{ ...row }], total: 1, size: 10, current: 1, pages: 1 });
  const page = await client.page({ current: 1, size: 10, packageName: 'a' });
  expect(call).toHaveBeenCalledWith('area/bundle/list', { current: 1, size: 10, packageName: 'a' });
  expect([page.total, page.records[0]?.menuId]).toEqual([1, ['a', 'b']]);
});

it('takes the page of an entity whose standard list is an array from its own call', async () => {
  const call = vi.fn(async () => ({ records: [], total: 0, size: 10, current: 1, pages: 0 }));
  const leaf = defineEntity('leaf', { path: 'area/leaf', listByParent: 'name', fields: { name: text(50) } });
  await entityClient(leaf, { get: call } as unknown as Http).page({ keyword: 'a' });
  expect(call).toHaveBeenCalledWith('area/leaf/page', { keyword: 'a' });
});

it('asks a detail by id', async () => {
  const { call, client } = fakeHttp({ ...row });
  expect((await client.detail('7')).menuId).toEqual(['a', 'b']);
  expect(call).toHaveBeenCalledWith('area/bundle/detail', { id: '7' });
});

it('posts submit with the body, for both add and update, and joins lists of ids', async () => {
  const { call, client } = fakeHttp({ ...row });
  await client.submit({ packageName: 'all', menuId: ['a', 'b'] });
  await client.submit({ id: '7', menuId: ['a'] });
  expect(call.mock.calls).toEqual([
    ['area/bundle/submit', { packageName: 'all', menuId: 'a,b' }],
    ['area/bundle/submit', { id: '7', menuId: 'a' }],
  ]);
});

it('posts remove with the ids in the query', async () => {
  const { call, client } = fakeHttp(null);
  await client.remove(['1', '2']);
  expect(call).toHaveBeenCalledWith('area/bundle/remove', undefined, { query: { ids: '1,2' } });
});
