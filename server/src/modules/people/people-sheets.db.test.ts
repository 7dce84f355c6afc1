import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { ImportEvent } from '@policy/shared/contract/kit/import-events.ts';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { eventsIn, upload, workbook } from '../../../test/sheets.ts';
import { bearer, signIn } from '../../../test/test-server.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { addRole, holderOf } from '../../accounts/test-roles.ts';

const heads = ['登录账号', '用户姓名', '用户昵称', '手机号码', '角色', '部门', '账号状态'];
const allAdded = (n: number) => ({ kind: 'done', added: n, changed: 0, left: 0, refused: 0 });
const keeper = ['user_view', 'user_import', 'user_export', 'user_add', 'user_reset'];

describeOnEachServer('sheets of people', (server) => {
  let tokens: Record<'admin' | 'manager' | 'keeper' | 'reader', string>;
  beforeAll(async () => {
    const tokenOf = async (account: string) => String((await signIn(server, account)).body.access_token);
    const { account } = await holderOf(server, { codes: keeper });
    const reader = await holderOf(server, { codes: ['user_view'] });
    tokens = {
      admin: await tokenOf('admin'),
      manager: await tokenOf('manager'),
      keeper: await tokenOf(account),
      reader: await tokenOf(reader.account),
    };
  });

  type Who = keyof typeof tokens;
  const take = (
    path: string,
    query: Record<string, string> = {},
    { as = 'admin', language = 'zh' }: { as?: Who; language?: string } = {},
  ) =>
    server.app.inject({
      ...{ method: 'GET', url: `/api/blade-user/${path}`, query },
      headers: { ...bearer(tokens[as]), 'accept-language': language },
    });
  const sheetOf = async (path: string, query: Record<string, string> = {}, as: Who = 'admin') => {
    const answer = await take(path, query, { as });
    expect(answer.statusCode).toBe(200);
    return (await readXlsx(answer.rawPayload)).sheets.map(({ rows }) => rows);
  };
  const send = (file: Uint8Array, as: Who = 'admin', language = 'zh') =>
    upload(server, {
      ...{ path: 'blade-user/import-user', token: tokens[as], file },
      ...{ headers: { 'accept-language': language }, address: `10.9.0.${Object.keys(tokens).indexOf(as)}` },
    });
  const bring = async (rows: CellValue[][], as: Who = 'admin', language = 'zh'): Promise<ImportEvent[]> => {
    const { statusCode, payload } = await send(await workbook(rows), as, language);
    expect(statusCode, payload).toBe(200);
    return eventsIn(payload);
  };
  const outcome = async (...rows: CellValue[][]) => (await bring([heads, ...rows])).at(-1);
  const people = (account: string) =>
    repositoryOf(user, server.context).count(eq(tableOf(user).account, account));

  it('a list is taken away with its columns, its filters and its order, in the reader’s language', async () => {
    const [rows = []] = await sheetOf('export-user', { account: 'review', ascs: 'createTime' });
    expect(rows[0]?.slice(0, 3)).toEqual(['登录账号', '用户姓名', '用户昵称']);
    expect(rows[0]?.at(-1)).toBe('创建时间');
    expect(rows.slice(1).map(([account]) => account)).toEqual(
      expect.arrayContaining(['reviewer', 'reviewer03']),
    );
    expect(rows.slice(1).every(([account]) => String(account).includes('review'))).toBe(true);
    const answer = await take('export-user', { format: 'csv', account: 'reviewer03' }, { language: 'en' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.payload).toContain('Account');
    expect(answer.payload.trim().split(/\r?\n/)).toHaveLength(2);
  });

  it('a department’s file holds the people of the departments below it, as its list does', async () => {
    await repositoryOf(user, server.context).insert({
      ...{ account: 'below', name: 'n', realName: 'n', deptId: [idOf('a03')] },
    });
    const [rows = []] = await sheetOf('export-user', { deptId: idOf('district'), account: 'below' });
    expect(rows.slice(1).map(([account]) => account)).toEqual(['below']);
  });

  it('a file of more rows than one part holds misses none and repeats none', async () => {
    const many = Array.from({ length: 2300 }, (_, at) => [`many${String(at)}`, '众', '众']);
    expect((await bring([heads.slice(0, 3), ...many])).at(-1)).toEqual(allAdded(2300));
    const queries: Record<string, string>[] = [{ account: 'many' }, { account: 'many', descs: 'updateTime' }];
    for (const query of queries) {
      const [rows = []] = await sheetOf('export-user', query);
      expect(new Set(rows.slice(1).map(([account]) => account)).size).toBe(2300);
      expect(rows).toHaveLength(2301);
      // A far page is looked for in another way, and is the same part of the same order.
      const far = await take('page', { ...query, current: '201', size: '10' });
      const { records } = far.json<{ data: { records: { account: string }[] } }>().data;
      expect(records.map(({ account }) => account)).toEqual(
        rows.slice(2001, 2011).map(([account]) => account),
      );
    }
  });

  it.each(["=cmd|' /C calc'!A0", '+1', '-2+3', '@SUM(1+1)', '\t=1', '＝1+1'])(
    'a cell that begins like a formula is a text: %j',
    async (realName) => {
      const account = `formula${String(Math.random()).slice(2, 10)}`;
      await repositoryOf(user, server.context).insert({ account, name: 'x', realName });
      const [rows = []] = await sheetOf('export-user', { account });
      expect(rows[1]?.[1]).toBe(`'${realName}`);
      const csv = (await take('export-user', { account, format: 'csv' })).payload;
      expect(csv).toContain(`'${realName}`);
    },
  );

  it('a file is for those only who were granted it', async () => {
    for (const path of ['export-user', 'export-template'])
      expect((await take(path, {}, { as: 'reader' })).statusCode, path).toBe(403);
    expect((await send(new Uint8Array([1]), 'reader')).statusCode).toBe(403);
    expect((await take('export-user', {}, { as: 'keeper' })).statusCode).toBe(200);
  });

  it('a filter that the list refuses is refused before a byte of the file is out', async () => {
    const answer = await take('export-user', { deptId: 'nonsense' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  it('the template has the columns that an import takes, and says what goes into them', async () => {
    const [head = [], notes = []] = await sheetOf('export-template');
    expect(head[0]?.slice(0, 3)).toEqual(['登录账号 *', '用户姓名 *', '用户昵称 *']);
    expect(notes.find(([label]) => label === '性别')?.[1]).toMatch(/男/);
    expect(JSON.stringify([head, notes])).not.toMatch(/密码|头像/);
  });

  it('the template is the same file whenever it is asked for', async () => {
    const before = await take('export-template');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    onTestFinished(() => void vi.useRealTimers());
    const after = await take('export-template');
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  });

  it('people come in with roles and departments by their names, and cannot sign in before a reset', async () => {
    const events = await bring([
      heads,
      ['newcomer', '新人', '新', 13900002222, '审核人员', '', '启用'],
      ["'=odd", '怪', '怪', '', '', '', '停用'],
    ]);
    expect(events.at(-1), JSON.stringify(events.at(-1))).toEqual(allAdded(2));
    expect(events.map((event) => event.kind === 'progress' && event.step)).toContain('writing');
    const row = await repositoryOf(user, server.context).first(eq(tableOf(user).account, 'newcomer'));
    expect(row).toMatchObject({ phone: '13900002222', status: 1, userType: 1, roleName: '审核人员' });
    expect(await people('=odd')).toBe(1);
    expect((await signIn(server, 'newcomer')).status).toBe(400);
  });

  it('roles and departments go by their English names too, as an English reader’s list tells them', async () => {
    const answer = await take('export-user', { account: 'reviewer03', format: 'xlsx' }, { language: 'en' });
    const [told] = (await readXlsx(answer.rawPayload)).sheets;
    const [titles = [], row = []] = told?.rows ?? [];
    const [role, department] = ['Roles', 'Departments'].map((title) => String(row[titles.indexOf(title)]));
    expect(`${String(role)} ${String(department)}`).toMatch(/^[\w ,&-]+$/);
    const given = ['abroad', 'Newcomer', 'New', '13900002233', role!, department!, 'Active'];
    expect((await bring([heads, given], 'manager', 'en')).at(-1)).toEqual(allAdded(1));
    const added = await repositoryOf(user, server.context).first(eq(tableOf(user).account, 'abroad'));
    const like = await repositoryOf(user, server.context).first(eq(tableOf(user).account, 'reviewer03'));
    expect(added).toMatchObject({ roleId: like?.roleId, deptId: like?.deptId });
  });

  it('every cell that does not hold is named by row and column, and nobody comes in', async () => {
    const told = await outcome(
      ['fine', '好', '好'],
      ['', '无名', '无', '', '没有的角色', '', '休假'],
      ['fine', '重', '重', '13900003333'],
      ['admin', '已有', '已', '13900003333'],
      ['far', '远', '远', '1390'],
    );
    const problem = (row: number, column: string, [value, message]: [string, string]) => ({
      ...{ row, column, value, message },
    });
    const role = '没有的角色';
    expect(told).toMatchObject({
      ...{ kind: 'checked', added: 1, changed: 0, left: 0, refused: 4, total: 7 },
      problems: [
        problem(3, '登录账号', ['', '请输入登录账号']),
        problem(3, '角色', [role, `没有名为“${role}”的角色`]),
        problem(3, '账号状态', ['休假', '账号状态「休假」只能填写：启用 / 停用']),
        problem(4, '登录账号', ['fine', '登录账号「fine」与第2行重复']),
        problem(5, '登录账号', ['admin', '登录账号「admin」已存在']),
        problem(5, '手机号码', ['13900003333', '手机号码「13900003333」与第4行重复']),
        problem(6, '手机号码', ['1390', '手机号码「1390」长度不为11位']),
      ],
      rows: [{ row: 2, key: 'fine', act: 'add' }, { row: 3, key: '无名', act: 'refuse' }, {}, {}, {}],
    });
    expect(await people('fine')).toBe(0);
  });

  it('the reader’s language is that of the sentences, and heads may be in either', async () => {
    const events = await bring(
      [
        ['Account', '用户姓名', '用户昵称'],
        ['', 'x', 'x'],
      ],
      'admin',
      'en',
    );
    expect(events.at(-1)).toMatchObject({
      problems: [{ row: 2, column: 'Account', message: 'Enter Account' }],
    });
  });

  it('a column that nobody knows, or that lacks, is told at once', async () => {
    const events = await bring([
      ['登录账号', '密码', '登录账号'],
      ['x', 'y', 'z'],
    ]);
    expect(events.at(-1)).toMatchObject({
      problems: [
        { row: 1, column: '', message: '缺少列“用户姓名”' },
        { row: 1, column: '', message: '缺少列“用户昵称”' },
        { row: 1, column: '密码', message: '没有名为“密码”的列' },
        { row: 1, column: '登录账号', message: '列“登录账号”重复' },
      ],
    });
  });

  it('a role beyond the importer’s own grants is told in its cell', async () => {
    const id = await addRole(server, { codes: ['policyinfo_publish'] });
    const names = await repositoryOf(role, server.context).names([id]);
    const roleName = names.get(id);
    const events = await bring([heads, ['climber', '攀', '攀', '', roleName!]], 'keeper');
    expect(events.at(-1)).toMatchObject({
      problems: [{ row: 2, column: '角色', message: `角色「${roleName}」：不能授予自己没有的权限` }],
    });
    expect(await people('climber')).toBe(0);
  });

  it('a file beyond the tenant’s quota brings in nobody', async () => {
    const table = tableOf(tenant);
    const limit = (accountNumber: number) =>
      server.context.db.update(table).set({ accountNumber }).where(eq(table.tenantId, '000000'));
    const total = await repositoryOf(user, server.context).count();
    await limit(total + 1);
    const told = await outcome(['quota1', 'q', 'q'], ['quota2', 'q', 'q']);
    await limit(-1);
    expect(told).toEqual({ kind: 'refused', message: `账号数量已达租户额度${String(total + 1)}个` });
    expect(await people('quota1')).toBe(0);
  });

  it('what is no spreadsheet, or unfolds to far more than it is, is refused', async () => {
    const last = async (file: Uint8Array) => {
      const { payload } = await send(file);
      return eventsIn(payload).at(-1);
    };
    const refused = { kind: 'refused', message: '请上传xlsx格式的文件' };
    expect(await last(Buffer.from('account,name\n'))).toEqual(refused);
    const bomb = Buffer.from(zipSync({ 'xl/sharedStrings.xml': new Uint8Array(1000) }));
    // What the archive says of the file's size once unfolded, in its table of contents.
    bomb.writeUInt32LE(0x7000_0000, bomb.indexOf('PK\u0001\u0002') + 24);
    expect(await last(bomb)).toEqual(refused);
    const empty = await writeXlsx({ sheets: [{ name: 'x', rows: [heads] }] });
    expect(await last(empty)).toEqual({ kind: 'refused', message: '文件中没有数据' });
  });
});
