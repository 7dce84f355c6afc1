import { expect, test } from 'vitest';

import { soundingTitle } from '../query/readings.ts';
import { thesaurusOf } from '../query/thesaurus.ts';
import { soundsOf } from '../text/pinyin.ts';
import { lettersOf } from './index-entry.ts';
import { suggestedOf } from './suggest-titles.ts';

const titles = [
  ['高校毕业生租房补贴', 'Rent Subsidy for Graduates'],
  ['租房补贴', null],
  ['租房补贴', null],
  ['贷款贴息', null],
].map(([text = '', english = null], at) => ({
  ...{
    title: text ?? '',
    titleEn: english,
    type: 'guide' as const,
    id: String(at),
    url: '/',
    letters: lettersOf(text ?? ''),
  },
  ...{ english: english?.toLowerCase() ?? null, sounds: soundingTitle(soundsOf(text ?? '')) },
}));
const thesaurus = thesaurusOf([{ kind: 'abbreviation', word: '房补', means: ['租房补贴'] }]);
const suggested = (typed: string, locale: 'zh' | 'en' = 'zh') =>
  suggestedOf(titles, { typed, locale }, thesaurus).map(({ text }) => text);

test.each([
  ['租', ['租房补贴', '高校毕业生租房补贴']],
  ['「租房」', ['租房补贴', '高校毕业生租房补贴']],
  ['补贴', ['租房补贴', '高校毕业生租房补贴']],
  ['zf', ['租房补贴', '高校毕业生租房补贴']],
  ['daikuan', ['贷款贴息']],
  ['rent s', ['高校毕业生租房补贴']],
  ['房补', ['租房补贴', '高校毕业生租房补贴']],
  ['高校补', ['高校毕业生租房补贴']],
  ['补毕业', []],
  ['高补', []],
  ['光伏', []],
  ['  ', []],
  ['(', []],
])('%s suggests %j', (typed, texts) => {
  expect(suggested(typed)).toEqual(texts);
});

test('who reads English is suggested English titles where there are any', () => {
  expect(suggested('租', 'en')).toEqual(['租房补贴', 'Rent Subsidy for Graduates']);
});

test('eight at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...{
      title: `补贴${String(at)}`,
      titleEn: null,
      type: 'guide' as const,
      id: String(at),
      url: '/',
      letters: `补贴${String(at)}`,
    },
    ...{ english: null, sounds: soundingTitle({ text: '', syllables: [] }) },
  }));
  expect(suggestedOf(many, { typed: '补', locale: 'zh' }, thesaurus)).toHaveLength(8);
});
