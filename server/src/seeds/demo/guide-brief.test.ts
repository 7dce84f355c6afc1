import { expect, it } from 'vitest';

import { guideRows } from './item-guides.ts';

const rows = guideRows('2026-11-28');
const briefOf = (id: string) => rows.find((row) => row.id === id)?.['brief'];

it('says each guide in one sentence that is short enough to be read aloud, in both languages', () => {
  for (const { id, brief, briefEn } of rows) {
    expect(String(brief).length, id).toBeLessThanOrEqual(200);
    expect(String(briefEn).length, id).toBeLessThanOrEqual(600);
    expect(`${String(brief)}${String(briefEn)}`, id).not.toMatch(/undefined|NaN/);
  }
});

it('names the day of the window as it is by then, and what is brought', () => {
  expect(briefOf('g09')).toContain('2026年12月25日截止，请准备资金申请表、申报信用承诺书等5项材料，另有1项');
  expect(briefOf('g06')).toContain('免申即享');
  expect(briefOf('g20')).toContain('常年受理');

  const [english] = rows.filter(({ id }) => id === 'g09').map(({ briefEn }) => briefEn);
  expect(english).toMatch(
    /; 3 more are below\. 3% .* Apply by 25 December 2026 with 5 documents; 1 more is fetched/,
  );
});
