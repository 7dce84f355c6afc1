import { expect, test } from 'vitest';

import { thesaurusOf } from '../query/thesaurus.ts';
import { wordsOf } from '../text/terms.ts';
import { firstTranslations } from './bilingual.ts';
import { firstSynonyms } from './synonyms.ts';

const rows = [...firstSynonyms, ...firstTranslations];
const thesaurus = thesaurusOf(rows);

test.each([
  ['技改', '技术改造'],
  ['高企', '高新技术企业'],
  ['研发补助', '研发投入后补助'],
  ['稳岗', '稳岗就业'],
  ['租房 补贴', '房租补贴'],
  ['R&D', '研发'],
  ['High-Tech enterprises', '高新技术企业'],
  ['stabilize employment', '稳岗'],
])('%s means %s', (typed, meaning) => {
  expect(thesaurus.meaningsOf(wordsOf(typed))).toContain(meaning);
});

test('no entry is there twice or means itself or nothing', () => {
  const keys = rows.map(({ kind, word }) => `${kind} ${word.toLowerCase()}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(rows.filter(({ word, means }) => means.length === 0 || means.includes(word))).toEqual([]);
});
