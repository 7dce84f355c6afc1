import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { ImportChoices } from '@policy/shared/contract/kit/import-events.ts';
import { eq } from 'drizzle-orm';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { beforeAll, expect, it } from 'vitest';

import { addRole, holderOf } from '../../accounts/test-roles.ts';
import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { annotatedIn, eventsIn, upload, workbook } from '../../../test/sheets.ts';
import { signIn } from '../../../test/test-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';

const heads = ['登录账号', '用户姓名', '用户昵称', '手机号码', '性别'];
const upsert = { mode: 'upsert' } as const;
const dry = { dryRun: '1' } as const;
const table = tableOf(user);

interface Sent {
  choices?: Partial<ImportChoices>;
  as?: string;
  headers?: Record<string, string>;
}

describeOnEachServer('importing people', (server) => {
  let admin = '';
  let calls = 0;
  beforeAll(async () => {
    admin = await tokenOf('admin');
  });
  const tokenOf = async (account: string) => String((await signIn(server, account)).body.access_token);
  const send = (file: Uint8Array, { choices = {}, as = admin, headers = {} }: Sent = {}) => {
    calls += 1;
    const address = `10.8.0.${String(calls)}`;
    return upload(server, { path: 'blade-user/import-user', token: as, file, choices, headers, address });
  };
  const told = async (file: Uint8Array, sent?: Sent) => eventsIn((await send(file, sent)).payload);
  const outcome = async (rows: CellValue[][], sent?: Sent) => (await told(await workbook(rows), sent)).at(-1);
  const people = () => repositoryOf(user, server.context);
  const person = (account: string) => people().first(eq(table.account, account));
  const add = (account: string, more: object = {}) =>
    people().insert({ account, name: account, realName: account, ...more });
  const history = (rowId: string) =>
    server.context.db.execute<{ changes: { field: string; before: unknown; after: unknown }[] }>(
      `select changes from change_record where row_id = '${rowId}' order by at`,
    );

  it('a dry run says what would become of each row, and writes nothing', async () => {
    const { id, version } = await add('dry-known', { phone: '13700000001' });
    const sheet = [
      heads,
      ['dry-new', '新', '新', '', '男'],
      ['dry-known', '改了', 'dry-known', '', ''],
      ['dry-known-not', '', '缺', '1380013', ''],
    ];
    expect(await outcome([...sheet], { choices: { ...upsert, ...dry } })).toMatchObject({
      ...{ kind: 'checked', added: 1, changed: 1, left: 0, refused: 1, total: 2 },
      rows: [
        { row: 2, key: 'dry-new', act: 'add', columns: [] },
        { row: 3, key: 'dry-known', act: 'change', columns: ['用户姓名'] },
        { row: 4, key: 'dry-known-not', act: 'refuse', columns: [] },
      ],
      problems: [
        { row: 4, column: '用户姓名', value: '', message: '请输入用户姓名' },
        { row: 4, column: '手机号码', value: '1380013', message: '手机号码「1380013」长度不为11位' },
      ],
    });
    expect(await person('dry-new')).toBeNull();
    expect(await people().first(eq(table.id, id))).toMatchObject({ version, realName: 'dry-known' });
    expect((await history(id)).rows).toEqual([]);
  });

  it('only what is new comes in unless changes are asked for', async () => {
    await add('twice');
    const rows = [heads, ['twice', '二', '二', '', '']];
    const refused = { kind: 'checked', problems: [{ message: '登录账号「twice」已存在' }] };
    expect(await outcome(rows)).toMatchObject(refused);
    expect(await outcome(rows, { choices: upsert })).toMatchObject({ kind: 'done', changed: 1 });
  });

  it('an update changes what the sheet says, leaves what it does not, and stands in the history', async () => {
    const { id, version } = await add('known', { phone: '13700000011', sex: 1, email: 'a@b.cn' });
    await add('same');
    const rows = [
      ['性别', '登录账号', '用户昵称', '手机号码'],
      ['女', 'known', '', '137****0011'],
      ['', 'same', 'same', ''],
    ];
    const done = { kind: 'done', added: 0, changed: 1, left: 1, refused: 0 };
    expect(await outcome(rows, { choices: upsert })).toEqual(done);
    const kept = { name: 'known', phone: '13700000011', email: 'a@b.cn' };
    expect(await person('known')).toMatchObject({ ...kept, sex: 2, version: version + 1 });
    const [change] = (await history(id)).rows;
    expect(change?.changes).toEqual([{ field: 'sex', before: 1, after: 2 }]);
    // The same again changes nothing.
    expect(await outcome(rows, { choices: upsert })).toEqual({ ...done, changed: 0, left: 2 });
    expect((await history(id)).rows).toHaveLength(1);
  });

  it('the rules of changing hold, at their row', async () => {
    const rows = [
      ['登录账号', '用户昵称', '账号状态'],
      ['admin', '自己', '停用'],
      ['someone', '别人', '停用'],
    ];
    await add('someone');
    const events = await told(await workbook(rows), { choices: { ...upsert, ...dry } });
    expect(events.at(-1)).toMatchObject({ kind: 'checked', changed: 1, refused: 1, total: 1 });
    expect(events.at(-1)).toMatchObject({ problems: [{ row: 2, column: '' }] });
    const choices = { ...upsert, take: 'valid' } as const;
    expect(await outcome(rows, { choices })).toMatchObject({ kind: 'done', changed: 1, refused: 1 });
    expect(await person('admin')).toMatchObject({ status: 1 });
    expect(await person('someone')).toMatchObject({ status: 0 });
  });

  it('of a sheet with wrong rows, all stay out or the others come in; the rest can be mended and sent again', async () => {
    const rows = [
      heads,
      ['good1', '好', '好', '', ''],
      ['bad1', '坏', '坏', 1390, '不明'],
      ['good2', '好', '好', '', ''],
    ];
    expect(await outcome(rows)).toMatchObject({ kind: 'checked', added: 2, refused: 1, total: 2 });
    expect(await person('good1')).toBeNull();
    const events = await told(await workbook(rows), { choices: { take: 'valid' } });
    expect(events.at(-1)).toEqual({ kind: 'done', added: 2, changed: 0, left: 0, refused: 1 });
    expect([await person('good1'), await person('bad1'), await person('good2')]).toMatchObject([
      { account: 'good1' },
      null,
      { account: 'good2' },
    ]);
    const rest = (await readXlsx(annotatedIn(events), { readStyles: true })).sheets[0];
    expect(rest?.rows[0]).toEqual([...heads, '问题']);
    const note = '手机号码「1390」长度不为11位；性别「不明」只能填写：';
    expect(rest?.rows).toMatchObject([{}, ['bad1', '坏', '坏', 1390, '不明', expect.stringContaining(note)]]);
    expect(rest?.cells?.get('1,3')).toMatchObject({
      style: { fill: { fgColor: { rgb: 'FFC7CE' } } },
      comment: { text: '手机号码「1390」长度不为11位' },
    });
    // Mended in its place, the file goes back as it is.
    const mended = rest!.rows.map((row, at) => (at === 1 ? row.with(3, '13900009999').with(4, '男') : row));
    expect(await outcome(mended)).toMatchObject({ kind: 'done', added: 1 });
  });

  it('an annotated sheet is the whole one as it came, its rows where they were, told once however often it goes round', async () => {
    const rows = [[...heads, '问题'], [], ['round', '', '圆', '', '', '旧的说明'], ['square', '方', '方']];
    const [sheet] = (await readXlsx(annotatedIn(await told(await workbook(rows), { choices: dry })))).sheets;
    expect(sheet?.rows[0]).toEqual([...heads, '问题']);
    expect(sheet?.rows[2]?.[5]).toBe('请输入用户姓名');
    expect(sheet?.rows[3]?.slice(0, 3)).toEqual(['square', '方', '方']);
    const again = annotatedIn(await told(await workbook(sheet!.rows), { choices: dry }));
    expect((await readXlsx(again)).sheets[0]?.rows).toEqual(sheet?.rows);
  });

  it('wrong heads are told in the sheet as well', async () => {
    const events = await told(
      await workbook([
        ['登录账号', '密码'],
        ['x', 'y'],
      ]),
      { choices: dry },
    );
    expect(events.at(-1)).toMatchObject({ kind: 'checked', refused: 1, rows: [] });
    const [sheet] = (await readXlsx(annotatedIn(events))).sheets;
    expect(sheet?.rows[1]?.[2]).toMatch(/缺少列“用户姓名”.*没有名为“密码”的列/);
  });

  it('no cell of an annotated sheet is run: formulas stand as what they came to, and texts like one as texts', async () => {
    const cells = new Map([
      ['1,1', { value: 'x', formula: 'HYPERLINK("http://a.b","x")', formulaResult: 'x' }],
    ]);
    const hostile = "=cmd|' /C calc'!A0";
    const sheet = { name: 'x', rows: [heads, [hostile, 'x', '', '', '']], cells };
    const events = await told(await writeXlsx({ sheets: [sheet] }), { choices: dry });
    expect(events.at(-1)).toMatchObject({ kind: 'checked', rows: [{ key: hostile }] });
    const [back] = (await readXlsx(annotatedIn(events), { readStyles: true })).sheets;
    expect(back?.rows[1]?.slice(0, 2)).toEqual([`'${hostile}`, 'x']);
    expect([...(back?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
  });

  it('what is sent twice under one key comes in once, and is answered alike', async () => {
    const file = await workbook([heads, ['once', '一', '一', '', '']]);
    const headers = { 'idempotency-key': 'import-of-once' };
    const answers = await Promise.all([send(file, { headers }), send(file, { headers })]);
    const done = { kind: 'done', added: 1, changed: 0, left: 0, refused: 0 };
    expect(answers.map(({ payload }) => eventsIn(payload).at(-1))).toEqual([done, done]);
    expect(await people().count(eq(table.account, 'once'))).toBe(1);
    // Under another key it is another import.
    const other = { headers: { 'idempotency-key': 'import-of-once-2' } };
    expect((await told(file, other)).at(-1)).toMatchObject({ kind: 'checked', refused: 1 });
  });

  it('changes are for those who may change by hand, within their data scope', async () => {
    const scope = await repositoryOf(dataScope, server.context).insert({
      ...{ scopeName: '本人', resourceCode: 'own-people', scopeClass: 'user', scopeType: 2 },
    });
    const codes = ['user_view', 'user_import', 'user_add'];
    const adder = await holderOf(server, { codes });
    const file = await workbook([heads, ['beyond', '外', '外', '', '']]);
    const as = await tokenOf(adder.account);
    expect((await send(file, { choices: upsert, as })).statusCode).toBe(403);

    await add('beyond');
    const roleId = await addRole(server, { codes: [...codes, 'user_edit'], dataScopeIds: [scope.id] });
    await people().update(adder.userId, { roleId: [roleId] });
    const scoped = await tokenOf(adder.account);
    const message = '没有可以修改的、登录账号「beyond」与此相同的记录';
    expect((await told(file, { choices: upsert, as: scoped })).at(-1)).toMatchObject({
      ...{ kind: 'checked', added: 0, changed: 0, refused: 1 },
      problems: [{ row: 2, column: '登录账号', message }],
    });
    expect(await person('beyond')).toMatchObject({ realName: 'beyond' });
  });

  it('a key of another tenant is none of ours: nothing of it is changed', async () => {
    const there = { ...server.context, tenantId: '100009' };
    const { id } = await repositoryOf(user, there).insert({ account: 'abroad', name: 'b', realName: 'b' });
    const rows = [heads, ['abroad', '本地', '本地', '', '']];
    expect(await outcome(rows, { choices: upsert })).toMatchObject({ kind: 'done', added: 1, changed: 0 });
    expect(await repositoryOf(user, there).first(eq(table.id, id))).toMatchObject({
      realName: 'b',
      version: 1,
    });
  });

  it('a sheet of more rows than an import takes is refused, and one choice that is none', async () => {
    const many = Array.from({ length: 20_001 }, (_, at) => [`m${String(at)}`, 'm', 'm']);
    const file = await workbook([heads.slice(0, 3), ...many]);
    expect((await told(file)).at(-1)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('20000'),
    });
    const wrong = { mode: 'overwrite' } as unknown as Partial<ImportChoices>;
    expect((await send(file, { choices: wrong })).statusCode).toBe(400);
  });

  it('thousands of rows are changed in a few statements, each with its version and its history', async () => {
    const rows = (name: string) => Array.from({ length: 2100 }, (_, at) => [`lot${String(at)}`, name, 'x']);
    const three = heads.slice(0, 3);
    expect(await outcome([three, ...rows('前')])).toMatchObject({ kind: 'done', added: 2100 });
    expect(await outcome([three, ...rows('后')], { choices: upsert })).toMatchObject({ changed: 2100 });
    const last = await person('lot2099');
    expect(last).toMatchObject({ realName: '后', version: 2 });
    const { rows: changes } = await history(last!.id);
    const [added, changed] = [[], [{ field: 'realName', before: '前', after: '后' }]];
    expect(changes).toMatchObject([{ changes: added }, { changes: changed }]);
  });
});
