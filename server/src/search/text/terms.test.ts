import { expect, test } from 'vitest';

import { termsOf, wordsOf } from './terms.ts';

const found = (text: string) => termsOf(text).map(({ term }) => term);

test.each([
  ['工业技术改造', ['工业', '技术改造', '技术', '改造']],
  ['稳岗返还', ['稳', '稳岗', '岗', '返还']],
  ['免申即享', ['免', '免申', '申', '申即', '即', '即享', '享']],
  // Whatever stands between two characters keeps them from being a word.
  ['稳、岗', ['稳', '岗']],
  ['5G 应用，r&d', ['5g', '应用', 'r&d']],
  ['', []],
  ['！？《》<b>', ['b']],
])('the index knows of %s: %j', (text, terms) => {
  expect(found(text)).toEqual(terms);
});

test.each([
  ['subsidies', 'subsidy'],
  ['Upgrading', 'upgraded'],
  ['stabilise', 'stabilize'],
  ['stabilisation', 'stabilization'],
  ['Enterprises', 'enterprise'],
])('%s and %s are one word of English', (one, other) => {
  expect(found(one)).toEqual(found(other));
});

test('a hyphen parts words of English', () => {
  expect(wordsOf('low-altitude economy').map(({ text }) => text)).toEqual(['low', 'altitude', 'economy']);
});

test('places are those of the text as it was written', () => {
  const text = '申报「技术改造」：㎡补贴';
  const places = termsOf(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
  expect(places).toEqual([
    ['申报', '申报'],
    ['技术改造', '技术改造'],
    ['技术', '技术'],
    ['改造', '改造'],
    ['m2', '㎡'],
    ['补贴', '补贴'],
  ]);
});
