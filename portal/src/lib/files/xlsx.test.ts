import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';

import { xlsxOf } from './xlsx.ts';

it('writes what spreadsheets read as it was, and nothing that they would work out', async () => {
  const rows = [
    ['名称', '金额'],
    ['甲,"乙"\n丙', 12.5],
    ['=1+1', null],
    [`a${String.fromCodePoint(0)}b`, undefined],
  ];
  const { sheets } = await readXlsx(await xlsxOf('2026 年名单：[一]/二 ' + '长'.repeat(40), rows));
  expect(sheets[0]?.name).toHaveLength(31);
  expect(sheets[0]?.rows.map((row) => row.slice(0, 2).map((value) => value ?? null))).toEqual([
    ['名称', '金额'],
    ['甲,"乙"\n丙', 12.5],
    ["'=1+1", null],
    ['ab', null],
  ]);
});
