import { expect, test } from 'vitest';

import { marksIn, snippetOf } from './snippet.ts';

const clauses = [
  { clauseNo: null, text: '支持企业设备更新的若干措施。' },
  { clauseNo: '第二条', text: '对出租房屋的单位不予补贴。' },
  { clauseNo: '第三条', anchor: 'c-3', text: '对在本区租房的毕业生，给予租房补贴每月600元。' },
];
const terms = new Set(['租房', '补贴']);
const marked = (text: string, marks: readonly [number, number][]) =>
  marks.map(([start, end]) => text.slice(start, end));

test('the clause that has the most of the query is shown, with where its words stand', () => {
  const snippet = snippetOf(clauses, terms);
  expect(snippet).toEqual({
    text: '对在本区租房的毕业生，给予租房补贴每月600元。',
    marks: [
      [4, 6],
      [13, 17],
    ],
    clauseNo: '第三条',
    anchor: 'c-3',
  });
});

test('letters that are no word of the text are not marked', () => {
  const text = '对出租房屋的单位不予补贴。';
  expect(marked(text, marksIn(text, terms))).toEqual(['补贴']);
});

test('where nothing stands in the text, it begins at its beginning', () => {
  expect(snippetOf(clauses, new Set(['光伏']))).toEqual({
    text: '支持企业设备更新的若干措施。',
    marks: [],
    clauseNo: null,
    anchor: null,
  });
  expect(snippetOf([], terms)).toBeNull();
  expect(snippetOf([{ clauseNo: null, text: ' \n' }], terms)).toBeNull();
});

test('a long text is cut around the words, after the end of the sentence before them', () => {
  const long = `${'其他事项另行规定，'.repeat(30)}到此为止。申请租房补贴的，${'按年审核，'.repeat(60)}`;
  const snippet = snippetOf([{ clauseNo: null, text: long }], terms);
  expect(snippet?.text.startsWith('…申请租房补贴的，按年审核')).toBe(true);
  expect(snippet?.text.endsWith('…')).toBe(true);
  expect(snippet?.text).toHaveLength(122);
  expect(marked(snippet?.text ?? '', snippet?.marks ?? [])).toEqual(['租房补贴']);
});

test('English is marked by its stems, wide letters by their plain ones, HTML is text', () => {
  const text = '<b>Subsidies</b> and ＡＩ';
  expect(marked(text, marksIn(text, new Set(['subsidi', 'ai'])))).toEqual(['Subsidies', 'ＡＩ']);
});

test('a character of two units is never cut', () => {
  const text = `${'𠮷'.repeat(200)}租房${'𠮷'.repeat(200)}`;
  const snippet = snippetOf([{ clauseNo: null, text }], terms);
  // With the flag u, halves of a character are what stands alone.
  expect(snippet?.text).not.toMatch(/[\uD800-\uDFFF]/u);
});
