import { expect, it } from 'vitest';

import { csvOf } from './csv.ts';

it('writes what spreadsheets read as it was, and nothing that they would work out', () => {
  const rows = [
    ['名称', '金额'],
    ['甲,"乙"\n丙', 12.5],
    ['=HYPERLINK("https://evil.example")', null],
    [' =1', '＝1'],
  ];
  expect(csvOf(rows)).toBe(
    '\uFEFF名称,金额\r\n"甲,""乙""\n丙",12.5\r\n"\'=HYPERLINK(""https://evil.example"")",\r\n\' =1,\'＝1\r\n',
  );
});
