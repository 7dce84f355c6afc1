import { expect, test } from 'vitest';

import { countedQuery } from './misses.ts';

test.each([
  [' 量子　卫星 ', '量子 卫星'],
  ['ＹＬ９９９９Ｘ', 'yl9999x'],
  ['云澜府规〔2031〕7号', '云澜府规[2031]7号'],
  ['张某 440305199001011234', '张某 *'],
  ['44030519900101123X', '*'],
  ['138 0013 8000 补贴', '* 补贴'],
  ['91440300MA5EXAMPLE', '*'],
  ['zhang@example.cn 租房', '* 租房'],
  [`补${'𠮷'.repeat(120)}`, `补${'𠮷'.repeat(49)}`],
])('%s is counted as %s', (typed, counted) => {
  expect(countedQuery(typed)).toBe(counted);
});
