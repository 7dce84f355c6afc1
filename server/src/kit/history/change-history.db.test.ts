import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import { repositoryOf } from '../rows/repository.ts';
import { inTransaction } from '../transaction/transaction.ts';

describeOnEachServer('what becomes of a row', (server) => {
  const admin = signedIn(server, 'admin');

  const history = async (entity: string, id: string, as = admin) =>
    (await as.get('blade-log/change/list', { entity, id })).body.data as {
      act: string;
      userName: string;
      changes: unknown[];
    }[];

  test('every change tells who, when and each field before and after; what stayed is not told', async () => {
    const { body } = await admin.post('blade-system/post/submit', {
      ...{ postCode: 'P1', postName: '窗口', category: 'basic', sort: 1 },
    });
    expect(body.success, JSON.stringify(body)).toBe(true);
    const { id, version } = body.data as { id: string; version: number };
    await admin.post('blade-system/post/submit', { id, version, postName: '大厅', postCode: 'P1' });
    const [changed, added] = await history('position', id);
    expect(changed).toMatchObject({
      act: 'changed',
      userName: '林知远',
      changes: [{ field: 'postName', before: '窗口', after: '大厅' }],
    });
    expect(added).toMatchObject({ act: 'added', userName: '林知远', changes: [] });
  });

  test('what a row points to is told by name, and a long text by the mark that it changed', async () => {
    const people = (await admin.get('blade-user/page', { account: 'clerk' })).body.data.records;
    const { id, version } = people[0] as { id: string; version: number };
    const roles = (await admin.get('blade-system/role/list', { size: '50' })).body.data.records ?? [];
    const list = (roles.length > 0 ? roles : (await admin.get('blade-system/role/list')).body.data) as {
      id: string;
      roleAlias: string;
    }[];
    const lead = list.find(({ roleAlias }) => roleAlias === 'lead')!;
    await admin.post('blade-user/submit', { id, version, roleId: lead.id });
    const [changed] = await history('user', id);
    expect(changed!.changes).toEqual([{ field: 'roleId', before: ['公示经办'], after: ['部门负责人'] }]);
    expect(JSON.stringify(await history('user', id))).not.toMatch(/argon2|passwordHash/);
  });

  test('of a transaction whose one part is rolled back the other part is recorded', async () => {
    const made = await repositoryOf(tag, server.context).insert({ name: '丙', category: 'topic' } as never);
    await inTransaction(server.context, async (context) => {
      const part = inTransaction(context, async (inner) => {
        await repositoryOf(tag, inner).update(made.id, { name: '丁' });
        throw new Error('this part');
      });
      await expect(part).rejects.toThrow('this part');
      await repositoryOf(tag, context).update(made.id, { name: '戊' });
    });
    const [changed, ...rest] = await history('tag', made.id);
    expect(changed!.changes).toEqual([{ field: 'name', before: '丙', after: '戊' }]);
    expect(rest.map(({ act }) => act)).toEqual(['added']);
  });

  test('a change that is rolled back leaves no record', async () => {
    const made = await repositoryOf(tag, server.context).insert({ name: '甲', category: 'topic' } as never);
    await expect(
      inTransaction(server.context, async (context) => {
        await repositoryOf(tag, context).update(made.id, { name: '乙' });
        throw new Error('back');
      }),
    ).rejects.toThrow('back');
    expect((await history('tag', made.id)).map(({ act }) => act)).toEqual(['added']);
  });

  test('it is told to those who may read the row in the back-office, and to nobody else', async () => {
    const [row] = (await admin.get('blade-user/page', { account: 'clerk' })).body.data.records;
    const editor = await personOf(server, 'editor');
    const ask = (entity: string, id: string) => editor.get('blade-log/change/list', { entity, id });
    expect((await ask('user', row.id)).status).toBe(403);
    expect((await ask('nothing', row.id)).status).toBe(404);
    expect((await ask('policy', row.id)).status).toBe(404);
  });
});
