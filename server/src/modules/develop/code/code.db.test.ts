import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { oneEngine } from '../../../../test/database.ts';
import { draft, inferred, warnings } from '../../../../test/fixtures/drawn-entry.ts';
import { bearer, signIn, startTestServer } from '../../../../test/test-server.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { findWorkspace } from './workspace.ts';
import type { Workspace } from './workspace.ts';
import { stageSources, unstage } from './staging.ts';

const path = 'blade-develop/code';

// That what is generated passes every check and is written is seen in `code-table.full.test.ts` and, for a tree,
// in `code-tree.full.test.ts`; what each shape prints is looked at here.
describe('generated code', () => {
  let sources: string;
  let workspace: Workspace;
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    sources = await stageSources(findWorkspace(import.meta.dirname)!.root);
    workspace = findWorkspace(sources)!;
    server = await startTestServer(oneEngine, { APP_MODE: 'development', SOURCE_DIR: sources });
    admin = await personOf(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await unstage(sources);
  });

  const added = async (over: object = {}) => {
    const { body } = await admin.post(`${path}/submit`, { ...draft, ...over });
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    return String(body.data.id);
  };
  const preview = async (over: object = {}) => admin.post(`${path}/preview`, { id: await added(over) });

  it('begins with what a table tells of itself', () => {
    expect(warnings).toEqual([]);
    expect(inferred).toMatchObject({ codeName: '服务热线', pkName: 'id' });
    expect(inferred.columns.map(({ name, kind }) => `${name}:${kind}`)).toEqual([
      ...['name:text', 'deptId:reference', 'phone:text', 'sort:integer', 'isOpen:flag'],
      ...['openedOn:date', 'remark:longText'],
    ]);
  });

  it('is shown file by file against the sources, and nothing is written', async () => {
    const { body } = await preview();
    expect(body.data).toMatchObject({ hasSources: true, isWritable: true });
    const states = body.data.files.map((file: Record<string, string>) => `${file.state} ${file.path}`);
    expect(states).toEqual([
      'new shared/src/contract/entities/content/service-hotline.ts',
      'new server/src/modules/content/service-hotline.db.test.ts',
      'changed shared/src/contract/entities/index.ts',
      'changed shared/src/messages/zh/entity/content.ts',
      'changed shared/src/messages/en/entity/content.ts',
      'changed server/src/modules/content/index.ts',
      'changed server/src/seeds/reference/menus.ts',
      'changed admin/src/app/routes.ts',
      'changed server/test/conformance/ours.ts',
    ]);
    for (const { path: at, before } of body.data.files) expect(workspace.read(at)).toBe(before);
  });

  it('is only read as a log, by people as by the conformance suite', async () => {
    const { body } = await preview({ tableName: 'visit', shape: 'log' });
    const fileAt = (at: string) => body.data.files.find((file: { path: string }) => file.path === at).after;
    const [contract, test] = body.data.files;
    expect(contract.after).toContain('appendOnly: true,');
    expect(test.after).toContain('is neither changed nor removed by anybody');
    expect(fileAt('server/src/modules/content/index.ts')).toContain(
      "crudModule(visit, { verbs: ['list', 'detail'] })",
    );
    expect(fileAt('server/src/seeds/reference/menus.ts')).toContain('buttons: [read(visit)],');
    expect(fileAt('server/test/conformance/verbs.ts')).toContain('  visit: { verbs: read },');
  });

  it('has each key once as a table of keys', async () => {
    const { body } = await preview({ tableName: 'setting', shape: 'keyValue', keyField: 'name' });
    const [contract, test] = body.data.files;
    expect(contract.after).toContain("unique: ['name'],");
    expect(contract.after).toMatch(/name: text\(50, \{[^}]*createOnly: true/);
    expect(test.after).toContain('has each key once, and keeps it');
  });

  it('hangs a tree’s rows below each other in place of a column that did', async () => {
    const columns = [{ ...inferred.columns[3]!, name: 'parentId', label: '父级' }, inferred.columns[0]!];
    const { body } = await preview({ tableName: 'terrace', shape: 'tree', columns });
    const [contract, test] = body.data.files;
    expect(contract.after).toContain("parentId: parentOf('terrace'),");
    expect(contract.after.match(/parentId/g)).toHaveLength(1);
    expect(test.after).toContain('never hangs below itself');
  });

  it('comes as a zip whose names stay inside, with what people wrote as plain texts', async () => {
    const evil = "*/ `${process.exit()}` '); drop table x; --";
    const columns = [{ ...inferred.columns[0]!, name: 'note', label: evil }];
    const id = await added({ tableName: 'evil_comment', codeName: "'}; '*/ x", columns });
    const { body: token } = await signIn(server, 'admin');
    const answer = await server.app.inject({
      ...{ method: 'POST', url: `/api/${path}/gen-code`, payload: { ids: id, system: 'all' } },
      headers: bearer(String(token.access_token)),
    });
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files).sort()).toEqual([
      ...['generated/evil-comment.md', 'generated/manifest.json'],
      'server/src/modules/content/evil-comment.db.test.ts',
      'shared/src/contract/entities/content/evil-comment.ts',
    ]);
    const lines = strFromU8(files['generated/evil-comment.md']!);
    expect(lines).toContain('note: "*/ `${process.exit()}` \'); drop table x; --"');
    const listed = (await admin.get(`${path}/detail`, { id })).body.data;
    expect(listed).toMatchObject({ templateVersion: '2' });
    expect(listed.generateTime).toBeTruthy();
  });

  it.each([
    ['tableName', 'ss1 as SELECT/**/* FROM blade_user WHERE 1=1 union/**/SELECT/**/version()'],
    ['tableName', '../../etc/passwd'],
    ['packageName', '../../../tmp'],
    ['packageName', 'content/../../x'],
    ['serviceName', 'policy/..'],
    ['menuCode', "policy'; drop"],
    ['codeNameEn', 'Ends a comment */ x'],
  ])('takes no %s like %s', async (field, value) => {
    const { body } = await admin.post(`${path}/submit`, { ...draft, [field]: value });
    expect(body).toMatchObject({ code: 400 });
    expect(body.data.errors.map(({ field: named }: { field: string }) => named)).toEqual([field]);
  });

  it.each([
    [{ columns: [] }, '请至少添加一个字段'],
    [{ tableName: 'class' }, '名称class已被使用或是保留字，请修改表名'],
    [{ tableName: 'policy_item' }, '名称policy_item已被使用或是保留字，请修改表名'],
    [{ shape: 'child', parentField: 'phone' }, '子表须选择一个必填的引用字段作为上级字段'],
    [{ shape: 'keyValue', keyField: 'sort' }, '键值表须选择一个必填的文本字段作为键字段'],
    [{ tableName: 'some_thing', menuCode: 'nowhere' }, '没找到上级菜单nowhere'],
    [
      { columns: [{ ...inferred.columns[1]!, source: 'nothingLikeIt' }] },
      '字段deptId引用的nothingLikeIt不存在',
    ],
  ])('refuses to make anything of %j', async (over, msg) => {
    const { body } = await preview(over);
    expect([body.msg, Object.keys(body.data)]).toEqual([msg, ['traceId']]);
  });

  it.each(['../outside.ts', '/etc/passwd', 'server/src/../../../x', 'docs/x.md', 'server/package.json'])(
    'never lies at %s',
    (at) => {
      expect(() => {
        workspace.write(at, 'x');
      }).toThrow('code.outside');
      expect(() => {
        workspace.remove(at);
      }).toThrow('code.outside');
    },
  );

  it('makes an area that is new, and a child below its parent', async () => {
    const { body } = await preview({
      tableName: 'kiosk',
      packageName: 'kiosks',
      shape: 'child',
      parentField: 'deptId',
    });
    const [contract, , module] = body.data.files;
    expect(contract.after).toContain("listByParent: 'deptId'");
    expect(module).toMatchObject({ state: 'new', path: 'server/src/modules/kiosks/index.ts' });
    const door = body.data.files.find(
      (file: { path: string }) => file.path === 'server/src/modules/index.ts',
    );
    expect(door.after).toMatch(/\.\.\.kiosksModules,\n {2}\];/);
  });

  it('is copied as an entry that was never generated', async () => {
    const id = await added({ tableName: 'copied' });
    const { body } = await admin.post(`${path}/copy`, { id });
    expect(body.data).toMatchObject({ tableName: 'copied', generateTime: null, columns: inferred.columns });
    expect(body.data.id).not.toBe(id);
  });

  it('is nobody’s but the platform’s', async () => {
    const id = await added();
    const editor = await personOf(server, 'editor');
    for (const call of ['preview', 'check', 'write', 'copy', 'gen-code'])
      expect((await editor.post(`${path}/${call}`, { id, ids: id })).status).toBe(403);
    expect((await callerOf(server, {}).get(`${path}/detail`, { id })).status).toBe(401);
  });
});

describe('a server outside development', () => {
  it('shows and checks, and writes nothing', async () => {
    const server = await startTestServer(oneEngine);
    const admin = await personOf(server, 'admin');
    const { body } = await admin.post(`${path}/submit`, draft);
    const { id } = body.data;
    expect((await admin.post(`${path}/preview`, { id })).body.data).toMatchObject({ isWritable: false });
    expect((await admin.post(`${path}/write`, { id })).body).toMatchObject({
      ...{ code: 403, msg: '只有开发模式才能写入源代码' },
    });
    await server.close();
  });
});
