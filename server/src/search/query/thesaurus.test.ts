import { expect, test } from 'vitest';

import { wordsOf } from '../text/terms.ts';
import { thesaurusOf } from './thesaurus.ts';

const thesaurus = thesaurusOf([
  { kind: 'abbreviation', word: '高企', means: ['高新技术企业'] },
  { kind: 'synonym', word: '租房补贴', means: ['租金补贴', '房租补助'] },
  { kind: 'translation', word: 'loan interest', means: ['贷款贴息'] },
]);
const meaningsOf = (query: string) => thesaurus.meaningsOf(wordsOf(query));

test('a short form finds what it stands for, and not the other way round', () => {
  expect(meaningsOf('高企')).toEqual(['高新技术企业']);
  expect(meaningsOf('高新技术企业')).toEqual([]);
});

test('synonyms find each other, also with a space between their words', () => {
  expect(meaningsOf('租金补贴')).toEqual(['租房补贴', '房租补助']);
  expect(meaningsOf('租房 补贴')).toEqual(['租金补贴', '房租补助']);
});

test('English is found by its stems', () => {
  expect(meaningsOf('Loans interest')).toEqual(['贷款贴息']);
  expect(thesaurus.longest).toBe(2);
});

test('Chinese words are known by their spelling, in full or by initials', () => {
  expect([thesaurus.spelt('gaoqi'), thesaurus.spelt('zfbt')]).toEqual(['高企', '租房补贴']);
  expect([thesaurus.spelt('gaoq'), thesaurus.spelt('li')]).toEqual([null, null]);
});

test('what has no words means nothing, and nothing means it', () => {
  const signs = thesaurusOf([
    { kind: 'abbreviation', word: '技改', means: ['？', '技术改造'] },
    { kind: 'synonym', word: '……', means: ['补贴'] },
  ]);
  expect(signs.meaningsOf(wordsOf('技改'))).toEqual(['技术改造']);
  expect(signs.meaningsOf(wordsOf('补贴'))).toEqual([]);
  expect(signs.meaningsOf([])).toEqual([]);
});
