import { expect, test } from 'vitest';

import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf({
  english: ['award', 'award', 'aware', 'subsidies', 'of'],
  counts: new Map([
    ['补贴', 40],
    ['补铁', 1],
    ['转型', 6],
    ['高新技术', 3],
    ['no:yl1056s', 1],
  ]),
});

test('the most frequent of the words that sound alike', () => {
  expect(vocabulary.spelt('butie')).toBe('补贴');
  expect(vocabulary.spelt('zhuanxing')).toBe('转型');
  expect(vocabulary.spelt('bu')).toBeNull();
});

test('a word of four characters is known with one of them wrong, and a shorter one is not', () => {
  expect(vocabulary.nearChinese('高新技木')).toBe('高新技术');
  expect(vocabulary.nearChinese('高薪技木')).toBeNull();
  expect(vocabulary.nearChinese('高新技术')).toBeNull();
  expect(vocabulary.nearChinese('补帖')).toBeNull();
});

test('the nearest word of English, where one is near enough', () => {
  expect(vocabulary.nearLatin('awrad')).toBe('award');
  expect(vocabulary.nearLatin('susbidies')).toBe('subsidies');
  expect(vocabulary.nearLatin('awarx')).toBe('award');
  expect(vocabulary.nearLatin('zxcv')).toBeNull();
});

test('how many documents have a word', () => {
  expect(['补贴', '帖'].map(vocabulary.countOf)).toEqual([40, 0]);
});
