import { expect, test } from 'vitest';

import type { Known } from './correction.ts';
import { tsqueryOf } from './expression.ts';
import { longestQuery, planQuery, termsToCount } from './plan.ts';
import { thesaurusOf } from './thesaurus.ts';
import { vocabularyOf } from './vocabulary.ts';
import { writtenIn } from './written.ts';

const counts = new Map<string, number>([
  ...Object.entries({
    租房: 6,
    补贴: 40,
    补助: 30,
    企业: 90,
    高新技术: 3,
    转型: 5,
    一动: 2,
    设备: 8,
    改造: 9,
  }),
  ...Object.entries({ 技术: 30, 登记: 4, 预约: 2, award: 12, 'no:工信规2025': 3, 'no:yl1056s': 1 }),
]);
const known: Known = {
  thesaurus: thesaurusOf([{ kind: 'abbreviation', word: '技改', means: ['技术改造'] }]),
  vocabulary: vocabularyOf({ counts, english: ['award', 'subsidies'] }),
  ...writtenIn(['高新技术企业认定奖励', '制造业数字化转型方案']),
  documents: 100,
  counts,
  readings: (typed) => (typed === 'zfbt' || typed === 'zufangbutie' ? ['租房补贴'] : []),
};
const asked = (query: string) => planQuery(query, known).parts.map(({ expression }) => tsqueryOf(expression));

test('a number that is there is all that is looked for', () => {
  expect(planQuery('工信规２０２５', known)).toMatchObject({ numbers: ['no:工信规2025'], parts: [] });
  expect(planQuery('YL1056S', known)).toMatchObject({ numbers: ['no:yl1056s'], parts: [] });
});

test('a number that is not there is not looked for by its words', () => {
  expect(asked('云澜工信规〔2019〕99号')).toEqual([]);
});

test('a code that is not there is looked for as a word, which is not there either', () => {
  expect(planQuery('YL9999X', known)).toMatchObject({ numbers: [], suggestion: null });
});

test('what only looks like a number is looked for by its words', () => {
  expect(planQuery('设备2025', known)).toMatchObject({ numbers: [], suggestion: null });
  expect(asked('设备2025')).toEqual(["'2025'", "'设备'"]);
});

test.each([
  ['租房补帖', '租房补贴'],
  ['数字化转形', '数字化转型'],
  ['高新技木企业', '高新技术企业'],
  ['zufang butie', '租房补贴'],
  ['zufangbutie', '租房补贴'],
  ['zfbt', '租房补贴'],
  ['高薪技术企业', '高新技术企业'],
  ['awrad 设备', 'award 设备'],
  ['susbidies', 'subsidies'],
])('%s was meant to be %s', (query, suggestion) => {
  expect(planQuery(query, known).suggestion).toBe(suggestion);
});

test.each(['租房补贴', '技改 设备', '补贴', '量子通信', 'zxcv', '高薪', '移动办公'])(
  '%s is answered as it is',
  (query) => {
    expect(planQuery(query, known).suggestion).toBeNull();
  },
);

test('words of questions are not looked for, unless there are no others', () => {
  expect(asked('租房补贴怎么领')).toEqual(["'租房'", "'补贴'"]);
  expect(asked('怎么')).toEqual(["'怎么'"]);
});

test('a rare word has the greater share, a word of every document little, and all are one', () => {
  const { parts } = planQuery('租房补贴企业', known);
  expect(parts.map(({ expression }) => expression)).toEqual(['租房', '补贴', '企业']);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('a document without what makes the query is no answer', () => {
  // 婚姻登记 is nowhere: what has 预约 alone has less than the least share.
  const { parts, leastShare } = planQuery('婚姻登记预约', known);
  expect(parts.map(({ share }) => share >= leastShare)).toEqual([false, false]);
});

test('a query of many words is answered as it is', () => {
  expect(planQuery('租房补帖 '.repeat(6), known).suggestion).toBeNull();
});

test('a query that is too long is cut, and says so', () => {
  const plan = planQuery('补'.repeat(longestQuery) + '租房', known);
  expect(plan.isCut).toBe(true);
  expect(planQuery('补'.repeat(longestQuery), known).isCut).toBe(false);
});

test('of a long text the rarest parts are looked for', () => {
  const words =
    '设备 改造 租房 补贴 转型 登记 预约 技术 award 甲乙 丙丁 戊己 庚辛 壬癸 子丑 寅卯 辰巳 午未 申酉';
  expect(planQuery(words, known).parts).toHaveLength(16);
});

test('hostile text is words or nothing', () => {
  expect(asked(`' | !* & <-> ('`)).toEqual([]);
  expect(asked(`补贴' & !设备:*`)).toEqual(["'设备'", "'补贴'"]);
});

test('its terms are counted before it is planned, with those of its meanings', () => {
  expect(termsToCount('技改', known.thesaurus)).toEqual(['技改', '技术改造', '技术', '改造']);
  expect(termsToCount('租房补帖', known.thesaurus)).toEqual(['租房', '补帖', '补', '帖']);
});
