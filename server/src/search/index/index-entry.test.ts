import { expect, test } from 'vitest';

import { indexEntryOf } from './index-entry.ts';
import { sampleDocument } from './test-document.ts';

test('words have the weights of the fields that they stand in, and those of the text none', () => {
  const { head, words } = indexEntryOf(
    sampleDocument({
      title: '租房补贴',
      titleEn: 'Rent subsidies',
      summary: '补贴毕业生',
      tags: ['人才'],
      headings: ['补贴标准'],
      materials: ['合同'],
      agencyName: '人社局',
      passages: [{ clauseNo: '第一条', text: '每月发放' }],
    }),
  );
  expect(head.split(' ')).toEqual([
    ...["'租房':1A", "'补贴':1A,3C", "'rent':2B", "'subsidi':2B", "'人才':2B"],
    ...[
      "'毕业生':3C",
      "'毕业':3C",
      "'业生':3C",
      "'标准':3C",
      "'人':4D",
      "'人社':4D",
      "'社':4D",
      "'社局':4D",
      "'局':4D",
      "'合同':4D",
    ],
  ]);
  const all = words.split(' ');
  expect(all).toContain("'每月'");
  expect(all).toContain("'租房'");
  expect(new Set(all).size).toBe(all.length);
});

test('its own numbers weigh as its title, numbers that its text names only find it', () => {
  const { head, words } = indexEntryOf(
    sampleDocument({
      docNo: '云澜科规〔2025〕1号',
      itemCode: 'YL1000M',
      passages: [{ clauseNo: null, text: '依据云澜府规〔2026〕1号' }],
    }),
  );
  expect(head).toContain("'no:科规2025-1':1A");
  expect(head).toContain("'no:yl1000m':1A");
  expect(head).not.toContain('府规');
  expect(words).toContain("'no:云澜府规2026-1'");
});

test('of a title it knows the letters, the words and the sound', () => {
  expect(indexEntryOf(sampleDocument({ title: '“租房”补贴（R&D）' }))).toMatchObject({
    titleLetters: '租房补贴rd',
    titleWords: 3,
    titleSyllables: ['zu', 'fang', 'bu', 'tie'],
  });
});

test('a text with more words than there is room for has the first of them', () => {
  const letters = Array.from({ length: 30_000 }, (_, at) => `${String(at)}x${'y'.repeat(40)}`).join(' ');
  const { words } = indexEntryOf(
    sampleDocument({ title: '租房', passages: [{ clauseNo: null, text: letters }] }),
  );
  expect(words.startsWith("'租房' ")).toBe(true);
  expect(Buffer.byteLength(words)).toBeLessThan(1_000_000);
});
