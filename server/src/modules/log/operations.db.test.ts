import { randomUUID } from 'node:crypto';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { sample } from '@policy/shared/contract/entities/develop/sample.ts';
import { operationLog } from '@policy/shared/contract/entities/log/operation-log.ts';
import { expect, test } from 'vitest';

import { sessionOf } from '../../../test/conformance/fake-sessions.ts';

import { holderOf } from '../../accounts/test-roles.ts';
import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Actor, Context, Scope } from '../../kit/runtime/context.ts';
import { idOf } from '../../seeds/slug-id.ts';

interface Operation {
  id: string;
  act: string;
  entity: string;
  target: string | null;
  rowId: string;
  userName: string | null;
  deptName: string | null;
  changed: string | null;
  remoteIp: string | null;
}

describeOnEachServer('the log of operations', (server) => {
  const admin = signedIn(server, 'admin');
  const list = async (query: Record<string, string>, as: Person = admin) =>
    (await as.get('blade-log/operation/list', query)).body.data.records as Operation[];
  const addPost = async (postCode: string, postName: string) =>
    (
      await admin.post('blade-system/post/submit', {
        ...{ postCode, postName, category: 'basic', sort: 1 },
      })
    ).body.data as { id: string; version: number };

  test('tells over all rows who did what to which, from where and in what fields, the newest first', async () => {
    const { id, version } = await addPost('L1', '收件岗');
    await admin.post('blade-system/post/submit', { id, version, postName: '受理岗', sort: 2 });
    await admin.post('blade-system/post/remove', { ids: id });
    await admin.post('blade-system/recycle/restore', { entity: 'position', ids: id });
    await admin.post('blade-system/post/remove', { ids: id });
    await admin.post('blade-system/recycle/purge', { entity: 'position', ids: id });
    const told = await list({ rowId: id });
    expect(told.map(({ act }) => act)).toEqual([
      ...['purged', 'removed', 'restored', 'removed', 'changed', 'added'],
    ]);
    expect(told.at(-2)).toMatchObject({
      ...{ entity: 'position', target: '受理岗', userName: '林知远', deptName: expect.any(String) },
      remoteIp: expect.stringMatching(/^10\./),
      changed: 'postName,sort',
    });
    expect(told.at(-1)).toMatchObject({ target: '收件岗', changed: null });
  });

  test('is narrowed by person, kind, act, period, name and the whole id', async () => {
    const { id } = await addPost('L2', '独有的岗位名');
    const [one] = await list({ target: '独有的' });
    expect(one).toMatchObject({ rowId: id, act: 'added' });
    const me = (await admin.get('blade-user/page', { account: 'admin' })).body.data.records[0].id as string;
    const found = { userId: me, entity_equal: 'position', act: 'added', rowId: id };
    expect(await list({ ...found, createTime_dategt: '2000-01-01' })).toHaveLength(1);
    const others: Record<string, string>[] = [
      { act: 'removed' },
      { entity_equal: 'pos' },
      { rowId: id.slice(0, 8) },
      { createTime_datelt: '2000-01-01' },
    ];
    for (const other of others) expect(await list({ ...found, ...other }), JSON.stringify(other)).toEqual([]);
  });

  test('calls the moves of content by their words', async () => {
    const { id } = await repositoryOf(policy, server.context).insert({
      ...{ title: '动作办法', issuer: '区政府', agencyId: idOf('district'), docType: 'policy' },
      ...{ topic: '产业', publishDate: '2026-01-05', summary: '一', body: '<p>一</p>' },
    });
    for (const act of ['toReview', 'publish', 'offline'])
      expect((await admin.post(`policy/policyinfo/${act}`, { ids: id })).status).toBe(200);
    expect((await list({ rowId: id })).map(({ act }) => act)).toEqual(['offline', 'published', 'moved']);
  });

  test('is for those who hold its permission', async () => {
    const editor = await personOf(server, 'editor');
    expect((await editor.get('blade-log/operation/list')).status).toBe(403);
    const reader = await holderOf(server, { codes: ['log_operation_view'] });
    expect(await list({}, reader)).toEqual([]);
  });

  test('tells of rows that its reader may look up, and of no others', async () => {
    const by = (over: Partial<Actor>): Context => {
      const permissions = new Set(['log_operation_view', 'test_view']);
      return { ...server.context, actor: sessionOf({ permissions, ...over }).actor };
    };
    const write = async (line: string, userId: string) => {
      const made = { line, colour: 'red', grade: 2, day: '2026-03-01' } as const;
      const { id } = await repositoryOf(sample, by({ userId })).insert(made);
      await repositoryOf(sample, server.context).remove([id]);
    };
    const [me, colleague] = [randomUUID(), randomUUID()];
    await write('mine', me);
    await write('his', colleague);
    const namesFor = async (over: Partial<Actor>) => {
      const { records } = await repositoryOf(operationLog, by({ userId: me, ...over })).page({
        entity_equal: 'sample',
        act: 'removed',
      });
      return records.map(({ target }) => target);
    };
    const scopes = (scope: Partial<Scope>): Partial<Actor> => ({
      scopes: new Map([['test', [{ type: 1, condition: null, fields: null, ...scope }]]]),
    });
    expect(await namesFor({})).toEqual(['his', 'mine']);
    expect(await namesFor(scopes({ type: 2 }))).toEqual(['mine']);
    expect(await namesFor(scopes({ fields: ['colour'] }))).toEqual([]);
    expect(await namesFor({ permissions: new Set(['log_operation_view']) })).toEqual([]);
  });

  test('leaves out what people add for themselves', async () => {
    const { body } = await admin.post('blade-desk/phrase/submit', { content: '材料齐全，同意受理。' });
    expect(body.success, JSON.stringify(body)).toBe(true);
    expect(await list({ rowId: body.data.id })).toEqual([]);
  });

  test('is exported in words', async () => {
    await addPost('L4', '导出岗');
    const { body } = await admin.get('blade-log/operation/export', { format: 'csv', target: '导出岗' });
    expect(String(body)).toContain('新增,岗位,导出岗');
  });
});
