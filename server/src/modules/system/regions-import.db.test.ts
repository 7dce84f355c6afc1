import { region } from '@policy/shared/contract/entities/system/region.ts';
import type { ImportChoices } from '@policy/shared/contract/kit/import-events.ts';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import { annotatedIn, eventsIn, upload, workbook } from '../../../test/sheets.ts';
import { bearer, signIn } from '../../../test/test-server.ts';
import { holderOf } from '../../accounts/test-roles.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { seedRegions } from '../../seeds/demo/regions.ts';

const heads = ['上级区划编号', '区划编号', '区划名称', '区划等级', '区划排序', '区划备注'];
const [province, city, county, town] = ['省份/直辖市', '地市', '区县', '乡镇/街道'];

describeOnEachServer('importing regions', (server) => {
  let admin = '';
  beforeAll(async () => {
    await seedRegions(server.context);
    admin = String((await signIn(server, 'admin')).body.access_token);
  });
  let calls = 0;
  const bring = async (rows: CellValue[][], choices: Partial<ImportChoices> = {}, token = admin) => {
    calls += 1;
    const address = `10.7.0.${String(calls)}`;
    const file = await workbook([heads, ...rows]);
    return upload(server, { path: 'blade-system/region/import', token, file, choices, address });
  };
  const told = async (...sent: Parameters<typeof bring>) => eventsIn((await bring(...sent)).payload);
  const outcome = async (...sent: Parameters<typeof bring>) => (await told(...sent)).at(-1);
  const regionOf = (code: string) =>
    repositoryOf(region, server.context).first(eq(tableOf(region).code, code));

  it('regions come in whichever way round they stand, and are read level by level', async () => {
    const rows = [
      ['110101', '110101001', '一街', town, 1, ''],
      ['1101', '110101', '一区', county, 1, '老城'],
      ['', '11', '一省', province, '', ''],
      ['11', 1101, '一市', 2, '', ''],
    ];
    expect(await outcome(rows)).toEqual({ kind: 'done', added: 4, changed: 0, left: 0, refused: 0 });
    const person = await personOf(server, 'admin');
    const below = async (parentCode: string) =>
      (await person.get('blade-system/region/lazy-tree', { parentCode })).body.data;
    expect(await below('11')).toMatchObject([{ key: '1101', title: '一市', hasChildren: true }]);
    expect(await below('110101')).toMatchObject([{ key: '110101001', hasChildren: false }]);
    expect(await regionOf('110101')).toMatchObject({ level: 3, remark: '老城', sort: 1 });
  });

  it('a region that cannot lie where it is put is told at its cell, and those below it with it', async () => {
    const rows = [
      ['', '12', '二省', province, '', ''],
      ['12', '1301', '错市', city, '', ''],
      ['1301', '130101', '错市的区', county, '', ''],
      ['99', '1299', '无上级', city, '', ''],
      ['12', '1202', '同级', province, '', ''],
      ['12', '12x1', '非数字', city, '', ''],
      ['12', '1203', '没有等级', '大区', '', ''],
    ];
    const events = await told(rows, { take: 'valid' });
    expect(events.at(-1)).toEqual({ kind: 'done', added: 1, changed: 0, left: 0, refused: 6 });
    const [rest] = (await readXlsx(annotatedIn(events))).sheets;
    expect(rest?.rows.slice(1).map((row) => row.at(-1))).toEqual([
      '区划编号「1301」须以上级编号12开头',
      '上级区划编号「1301」：上级区划在第3行，该行有误',
      '上级区划编号「99」：上级区划不存在',
      '区划等级「省份/直辖市」须低于上级区划',
      '区划编号「12x1」须为2至12位数字',
      expect.stringContaining('区划等级「大区」只能填写'),
    ]);
    expect(await regionOf('130101')).toBeNull();
  });

  it('an update by the code changes the name and leaves the place, which may not be changed', async () => {
    const seeded = await regionOf('449901');
    const rows = [
      [seeded?.parentCode ?? '', '449901', '云澜新区', '', '', ''],
      ['449901', '449901777', '添街', town, '', ''],
    ];
    const choices = { mode: 'upsert' } as const;
    expect(await outcome(rows, choices)).toMatchObject({ kind: 'done', added: 1, changed: 1 });
    expect(await regionOf('449901')).toMatchObject({
      name: '云澜新区',
      level: seeded?.level,
      sort: seeded?.sort,
    });
    const moved = [['11', '449901', '', town, '', '']];
    expect(await outcome(moved, choices)).toMatchObject({
      ...{ kind: 'checked', refused: 1 },
      problems: [
        {
          column: '上级区划编号',
          value: '11',
          message: expect.stringMatching('上级区划编号「11」不可修改，原值为'),
        },
        { column: '区划等级', message: '区划等级「乡镇/街道」不可修改，原值为区县' },
      ],
    });
  });

  it('a tenant’s people bring in none, whatever they hold: regions are the platform’s', async () => {
    const holder = await holderOf(server, {
      codes: ['region_import', 'region_add', 'region_edit', 'region_view'],
    });
    const token = String((await signIn(server, holder.account)).body.access_token);
    const rows = [['', '15', '私省', province, '', '']];
    expect((await bring(rows, {}, token)).statusCode).toBe(403);
    expect(
      (await server.app.inject({ url: '/api/blade-system/region/import-template', headers: bearer(token) }))
        .statusCode,
    ).toBe(200);
    expect(await regionOf('15')).toBeNull();
  });
});
