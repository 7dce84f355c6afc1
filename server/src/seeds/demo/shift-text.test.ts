import { expect, it } from 'vitest';

import { dayShift } from './day-shift.ts';
import { shiftText } from './shift-text.ts';

const weekOn = dayShift('2026-11-28');
const moved = (text: string) => shiftText(text, '2026-11-06', weekOn);

it.each([
  ['年度批次，2026-11-09至2026-12-18；', '年度批次，2026-11-16至2026-12-25；'],
  ['申报时间为11月9日至12月18日', '申报时间为11月16日至12月25日'],
  ['2026年11月6日', '2026年11月13日'],
  ['截至12月31日', '截至1月7日'],
  ['2026年12月31日', '2027年1月7日'],
  ['1月15日前', '1月22日前'],
  ['云澜科规〔2025〕2号，2026年度', '云澜科规〔2025〕2号，2026年度'],
])('%s becomes %s a week later', (text, later) => {
  expect(moved(text)).toBe(later);
});
