import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Answer } from '../../../test/test-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';

const path = 'blade-system/recycle';
const said = ({ status, body }: Answer) => [status, body.msg];

interface Removed {
  id: string;
  name: string;
  removedBy: string;
}

describeOnEachServer('the recycle bin', (server) => {
  const admin = signedIn(server, 'admin');

  const add = async (call: string, draft: object) =>
    (await admin.post(`${call}/submit`, draft)).body.data.id as string;
  const position = (postCode: string) =>
    add('blade-system/post', { category: 'senior', postCode, postName: `岗位${postCode}`, sort: 1 });
  const bin = async (entity: string) =>
    (await admin.get(`${path}/list`, { entity, size: '200' })).body.data.records as Removed[];
  const restore = (entity: string, ids: string) => admin.post(`${path}/restore`, { entity, ids });

  it('lists what was removed, by whom, and brings it back as it was', async () => {
    const id = await position('bin1');
    await admin.post('blade-system/post/remove', { ids: id });
    const [row] = await bin('position');
    expect(row).toMatchObject({ id, name: expect.stringContaining('bin1'), removedBy: '林知远' });
    expect(said(await restore('position', id))).toEqual([200, '操作成功']);
    expect((await admin.get('blade-system/post/detail', { id })).body.data.postCode).toBe('bin1');
    expect((await bin('position')).map((one) => one.id)).not.toContain(id);
    const history = (await admin.get('blade-log/change/list', { entity: 'position', id })).body.data;
    expect(history.map(({ act }: { act: string }) => act)).toEqual(['restored', 'removed', 'added']);
  });

  it('brings nothing back whose name is somebody else’s by now', async () => {
    const account = { account: 'comeback', name: '归', realName: '归' };
    const id = await add('blade-user', { ...account, phone: '13700001111' });
    await admin.post('blade-user/remove', { ids: id });
    const other = await add('blade-user', account);
    expect(said(await restore('user', id))).toEqual([400, '登录账号已存在']);
    await admin.post('blade-user/remove', { ids: other });
    const third = await add('blade-user', { ...account, account: 'third', phone: '13700001111' });
    expect(said(await restore('user', id))).toEqual([400, '手机号码已存在']);
    await admin.post('blade-user/remove', { ids: third });
    expect((await restore('user', id)).status).toBe(200);
  });

  it('brings nothing back whose parent is gone', async () => {
    const unit = (deptName: string, parentId?: string) =>
      add('blade-system/dept', {
        deptName,
        fullName: deptName,
        deptCategory: 'department',
        sort: 1,
        parentId,
      });
    const parent = await unit('上级');
    const child = await unit('下级', parent);
    await admin.post('blade-system/dept/remove', { ids: child });
    await admin.post('blade-system/dept/remove', { ids: parent });
    expect((await restore('department', child)).status).toBe(400);
    expect((await restore('department', parent)).status).toBe(200);
    expect((await restore('department', child)).status).toBe(200);
  });

  it('restores all that are named or none', async () => {
    const id = await position('bin2');
    await admin.post('blade-system/post/remove', { ids: id });
    const alive = await position('bin3');
    expect((await restore('position', `${id},${alive}`)).status).toBe(404);
    expect((await bin('position')).map((one) => one.id)).toContain(id);
  });

  it('removes for good what was removed before, and the log says so', async () => {
    const alive = await position('bin4');
    expect((await admin.post(`${path}/purge`, { entity: 'position', ids: alive })).status).toBe(404);
    await admin.post('blade-system/post/remove', { ids: alive });
    expect((await admin.post(`${path}/purge`, { entity: 'position', ids: alive })).status).toBe(200);
    expect((await restore('position', alive)).status).toBe(404);
    await server.services.logs.flush();
    const table = tableOf(usualLog);
    const rows = await server.database.db.select().from(table).where(eq(table.logId, 'recycle.purged'));
    expect(rows.map(({ logData, createBy }) => [logData, createBy])).toEqual([
      ['position: 岗位bin4', 'admin'],
    ]);
  });

  it('is for those who may remove such rows, in their own tenant', async () => {
    const id = await add('policy/tags', { name: '回收', category: 'topic' });
    await admin.post('policy/tags/remove', { ids: id });
    const editor = await personOf(server, 'editor');
    expect((await editor.get(`${path}/list`, { entity: 'tag' })).status).toBe(403);
    expect((await admin.get(`${path}/list`, { entity: 'loginLog' })).status).toBe(404);
    expect((await admin.get(`${path}/list`, { entity: 'tag', size: '1000' })).status).toBe(400);
    const elsewhere = { ...server.context, tenantId: '100009' };
    expect(await repositoryOf(tag, elsewhere).count()).toBe(0);
    const kinds = (await admin.get(`${path}/entities`)).body.data as { entity: string; count: number }[];
    expect(kinds.find(({ entity }) => entity === 'tag')?.count).toBe((await bin('tag')).length);
    expect(kinds.find(({ entity }) => entity === 'client')?.count).toBe(0);
    expect(kinds.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['user', 'position', 'tag']));
  });
});
