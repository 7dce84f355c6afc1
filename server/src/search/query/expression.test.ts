import { expect, test } from 'vitest';

import { allOf, anyOf, countOf, termsIn, tsqueryOf } from './expression.ts';

const upgrade = anyOf(['技改', anyOf(['技术改造', allOf(['技术', '改造'])])]);

test('is told to PostgreSQL with every term quoted', () => {
  expect(tsqueryOf(upgrade)).toBe("('技改' | ('技术改造' | ('技术' & '改造')))");
  expect(tsqueryOf(upgrade, 'AB')).toBe("('技改':AB | ('技术改造':AB | ('技术':AB & '改造':AB)))");
});

test('signs of the syntax are letters of a term', () => {
  expect(tsqueryOf("a'b\\c | !d:*")).toBe("'a''b\\\\c | !d:*'");
});

test('one of several is itself, and the same twice is once', () => {
  expect(anyOf(['技改', '技改'])).toBe('技改');
  expect(allOf(['技改'])).toBe('技改');
  expect(termsIn(allOf(['技术', anyOf(['改造', '技术'])]))).toEqual(['技术', '改造']);
});

test('all are as rare as the rarest, any as frequent as the most frequent', () => {
  const counts: Record<string, number> = { 技改: 1, 技术: 40, 改造: 12 };
  expect(countOf(upgrade, (term) => counts[term] ?? 0)).toBe(12);
  expect(countOf(allOf(['技术', '无']), (term) => counts[term] ?? 0)).toBe(0);
});
