import { expect, test } from 'vitest';

import { soundsOf, spellingOf, spelt } from './pinyin.ts';

test.each([
  ['补贴', 'butie'],
  ['补帖', 'butie'],
  ['转型', 'zhuanxing'],
  ['转形', 'zhuanxing'],
  ['绿色', 'lvse'],
])('%s is spelt %s', (word, spelling) => {
  expect(spellingOf(word)).toBe(spelling);
});

test('signs and Latin letters of a text have no sound', () => {
  expect(soundsOf('关于“租房”A补贴')).toEqual({
    text: '关于租房补贴',
    syllables: ['guan', 'yu', 'zu', 'fang', 'bu', 'tie'],
  });
});

const title = soundsOf('高校毕业生租房补贴');
test.each([
  ['zufang', ['租房']],
  ['zufangbutie', ['租房补贴']],
  ['zfbt', ['租房补贴']],
  ['byszf', ['毕业生租房']],
  // A syllable that is only begun, or in the middle of which it begins, is none.
  ['zufan', []],
  ['ufang', []],
  ['qwerty', []],
  ['z', []],
])('%s in a title: %j', (typed, words) => {
  expect(spelt(title, typed)).toEqual(words);
});
