import { expect, it } from 'vitest';

import type { Parameter } from '@policy/shared/contract/api-document.ts';
import { parameterRows } from './parameter-rows.ts';

const named = (name: string, place: Parameter['in'] = 'query'): Parameter => ({
  ...{ name, in: place, schema: { type: 'string' } },
});
const rows = (parameters: Parameter[]) =>
  parameterRows(parameters).map(({ name, endings }) => [name, ...endings]);

it('puts the comparisons of a field into its row', () => {
  expect(rows(['title', 'title_like', 'title_ge', 'size'].map((name) => named(name)))).toEqual([
    ['title', '_like', '_ge'],
    ['size'],
  ]);
});

it('leaves alone what only looks like a comparison', () => {
  expect(rows([named('grant_type'), named('_x'), named('file', 'path'), named('file_name', 'path')])).toEqual(
    [['grant_type'], ['_x'], ['file'], ['file_name']],
  );
});

it('takes for a comparison only what lists know as one', () => {
  expect(rows(['code', 'code_challenge', 'code_equal'].map((name) => named(name)))).toEqual([
    ['code', '_equal'],
    ['code_challenge'],
  ]);
});

it('keeps apart what has one name in several places', () => {
  const parameters = [named('id', 'path'), named('id'), named('id', 'header'), named('id_notequal')];
  expect(parameterRows(parameters).map(({ in: place, endings }) => [place, ...endings])).toEqual([
    ['path'],
    ['query', '_notequal'],
    ['header'],
  ]);
});
