import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { idOf } from '../../seeds/slug-id.ts';

interface Entry {
  id: string;
  act: string;
  changes: Record<string, unknown>[];
}

describeOnEachServer('a version of a row', (server) => {
  const admin = signedIn(server, 'admin');
  const stranger = signedIn(server, 'finance');
  const ask = async (id: string): Promise<Entry[]> =>
    (await admin.get('blade-log/change/list', { entity: 'policyItem', id })).body.data;
  const restore = (id: string, changeId: string, by = admin) =>
    by.post('blade-log/change/restore', { entity: 'policyItem', id, changeId });
  const written = async () => {
    const document = await repositoryOf(policy, server.context).insert({
      ...{ title: '办法', issuer: '区政府', agencyId: idOf('district'), docType: 'policy', topic: '产业' },
      ...{ publishDate: '2026-01-05', summary: '一', body: '<p>一</p>' },
    });
    const item = await repositoryOf(policyItem, server.context).insert({
      ...{ policyId: document.id, name: '甲', supportMode: 'award', standard: '第一条\n第二条' },
    });
    for (const change of [{ name: '乙' }, { standard: '第一条\n第三条', name: '丙' }])
      await admin.post('policy/policyitem/submit', { id: item.id, ...change });
    return item.id;
  };
  const now = async (id: string) => (await admin.get('policy/policyitem/detail', { id })).body.data;

  test('keeps the texts that changed, told by the call for one change alone', async () => {
    const id = await written();
    const [newest] = await ask(id);
    expect(newest!.changes).toEqual([
      { field: 'name', before: '乙', after: '丙' },
      { field: 'standard', before: null, after: null, isLong: true },
    ]);
    const asked = { entity: 'policyItem', id, changeId: newest!.id };
    const { changes } = (await admin.get('blade-log/change/detail', asked)).body.data;
    expect(changes).toContainEqual({ field: 'standard', before: '第一条\n第二条', after: '第一条\n第三条' });
  });

  test('comes back whole, as a change of its own', async () => {
    const id = await written();
    const [, renamed, added] = await ask(id);
    expect((await restore(id, renamed!.id)).status).toBe(200);
    expect(await now(id)).toMatchObject({ name: '乙', standard: '第一条\n第二条' });
    expect(added!.act).toBe('added');
    expect((await restore(id, added!.id)).status).toBe(200);
    expect(await now(id)).toMatchObject({ name: '甲', standard: '第一条\n第二条' });
    expect(await ask(id)).toHaveLength(5);
  });

  test('that stands there already, or belongs to another row, is refused', async () => {
    const [id, other] = [await written(), await written()];
    const [newest] = await ask(id);
    const [foreign] = await ask(other);
    expect((await restore(id, newest!.id)).body.msg).toBe('此版本与当前内容一致，无需还原');
    expect((await restore(id, foreign!.id)).status).toBe(404);
  });

  test('is not brought back by who may not edit the row', async () => {
    const id = await written();
    const [, renamed] = await ask(id);
    expect((await restore(id, renamed!.id, stranger)).status).toBe(403);
    expect(await now(id)).toMatchObject({ name: '丙' });
  });
});
