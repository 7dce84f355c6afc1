import { describe, expect, test } from 'vitest';

import { filled, isSound, placeholdersIn, variableNames } from './template.ts';

describe('a template’s text', () => {
  test('names each of its places once', () => {
    expect(placeholdersIn('{name}，{account} 已通过，{name}')).toEqual(['name', 'account']);
    expect(placeholdersIn('没有变量')).toEqual([]);
  });

  test.each(['{name', 'name}', '{}', '{ name }', '{1st}', '{{name}}', '{a-b}', '{name}}'])(
    'is not sound with %s',
    (text) => expect(isSound(text)).toBe(false),
  );

  test.each(['没有变量', '{name} 您好', '{a}{b_1}'])('is sound with %s', (text) =>
    expect(isSound(text)).toBe(true),
  );

  test('is filled in one pass: what a value says in braces stays as it is', () => {
    expect(filled('{a}/{b}', { a: '{b}', b: '2' })).toBe('{b}/2');
  });

  test('has nothing where no value is known, not even one that every object has', () => {
    expect(filled('[{a}{constructor}]', {})).toBe('[]');
  });
});

test('the names of places are plain words', () => {
  expect(variableNames.safeParse(['name', 'step_2']).success).toBe(true);
  for (const name of ['', '2nd', 'a b', '{a}', '名'])
    expect(variableNames.safeParse([name]).success).toBe(false);
});
