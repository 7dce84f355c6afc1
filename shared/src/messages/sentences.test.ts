import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { param } from '../contract/entities/system/param.ts';
import { policy } from '../contract/entities/content/policy.ts';
import * as fields from '../contract/kit/field.ts';
import type { Locale } from './kit.ts';
import { fieldErrors, refusalSentence, sentence } from './sentences.ts';

function said(schema: z.ZodType, input: unknown, locale: Locale = 'zh') {
  const { error } = z.object({ field: schema }).safeParse({ field: input }, { reportInput: true });
  return sentence(error!.issues[0]!, { label: '名称', kind: fields.metaOf(schema).kind }, locale);
}

const typed = {
  text: fields.text(20),
  longText: fields.longText(20),
  richText: fields.richText(20),
  integer: fields.integer(1, 9),
  decimal: fields.money(),
  json: fields.json(z.object({ name: z.string() })),
  date: fields.date(),
  dateTime: fields.dateTime(),
};
const picked = {
  flag: fields.flag(),
  choice: fields.choice(['a', 'b']),
  choices: fields.choices(['a', 'b']),
  reference: fields.reference('policy'),
  references: fields.references('tag'),
};
const nothing = [undefined, null, '', []];

describe('a required field that was left empty', () => {
  test.each(Object.entries(typed))('is asked for with 请输入 when it is typed: %s', (_, schema) => {
    for (const input of nothing) expect(said(schema, input)).toBe('请输入名称');
    expect(said(schema, undefined, 'en')).toBe('Enter 名称');
  });

  test.each(Object.entries(picked))('is asked for with 请选择 when it is picked: %s', (_, schema) => {
    for (const input of nothing) expect(said(schema, input)).toBe('请选择名称');
    expect(said(schema, undefined, 'en')).toBe('Select 名称');
  });

  test('is empty too when it holds blanks only', () => {
    expect(said(typed.text, '   ')).toBe('请输入名称');
  });
});

describe('a field that was given but does not hold', () => {
  test.each([
    { fault: 'too long a text', schema: typed.text, input: 'x'.repeat(21), says: '名称不能超过20个字' },
    { fault: 'too small a number', schema: typed.integer, input: 0, says: '名称不能小于1' },
    { fault: 'too big a number', schema: typed.integer, input: 10, says: '名称不能大于9' },
    { fault: 'negative money', schema: typed.decimal, input: -1, says: '名称不能小于0' },
    { fault: 'more than four decimals', schema: typed.decimal, input: 0.00005, says: '名称格式不正确' },
    {
      fault: 'a number with decimals for a whole one',
      schema: typed.integer,
      input: 1.5,
      says: '名称格式不正确',
    },
    { fault: 'a number for a text', schema: typed.text, input: 3, says: '名称格式不正确' },
    { fault: 'another value than 0 and 1 for a flag', schema: picked.flag, input: 2, says: '名称格式不正确' },
    { fault: 'a choice that is not offered', schema: picked.choice, input: 'c', says: '名称格式不正确' },
    {
      fault: 'one of several choices that is not offered',
      schema: picked.choices,
      input: ['a', 'c'],
      says: '名称格式不正确',
    },
    { fault: 'too many choices', schema: picked.choices, input: ['a', 'b', 'a'], says: '名称最多选择2项' },
    {
      fault: 'a reference that is no id',
      schema: picked.reference,
      input: 'pol-001',
      says: '名称格式不正确',
    },
    { fault: 'a day that does not exist', schema: typed.date, input: '2026-02-30', says: '名称格式不正确' },
    {
      fault: 'a moment that does not exist',
      schema: typed.dateTime,
      input: '2026-02-28 25:00:00',
      says: '名称格式不正确',
    },
    { fault: 'a structure with a part missing', schema: typed.json, input: {}, says: '名称格式不正确' },
  ])('is named with its fault: $fault', ({ schema, input, says }) => {
    expect(said(schema, input)).toBe(says);
  });

  test('is named in English as well', () => {
    expect(said(typed.text, 'x'.repeat(21), 'en')).toBe('名称 must be at most 20 characters');
    expect(said(typed.integer, 0, 'en')).toBe('名称 must be at least 1');
  });

  test('is never called missing because the input was not reported', () => {
    const { error } = policy.draft.safeParse({ title: 'x'.repeat(201), agencyId: 'a01', viewCount: -1 });
    const found = Object.fromEntries(
      fieldErrors(policy, error!.issues, 'zh').map((e) => [e.field, e.message]),
    );
    expect(found).toMatchObject({
      title: '政策标题不能超过200个字',
      agencyId: '主管部门格式不正确',
      viewCount: '浏览量不能小于0',
      issuer: '请输入发文机关',
    });
  });
});

describe('the errors of a draft', () => {
  const errorsOf = (draft: object, locale: Locale = 'zh') => {
    const { error } = param.draft.safeParse(draft, { reportInput: true });
    return fieldErrors(param, error!.issues, locale);
  };

  test('of the parameter form are the sentences of the specification, in the order of the form', () => {
    expect(errorsOf({})).toEqual([
      { field: 'paramName', message: '请输入参数名称' },
      { field: 'paramKey', message: '请输入参数键名' },
      { field: 'paramValue', message: '请输入参数键值' },
    ]);
  });

  test('stand in the reader’s language', () => {
    expect(errorsOf({}, 'en')[0]).toEqual({ field: 'paramName', message: 'Enter Parameter name' });
  });

  test('follow the order of the fields, whatever the order of the issues', () => {
    const { error } = param.draft.safeParse({}, { reportInput: true });
    const backwards = [...error!.issues].reverse();
    expect(fieldErrors(param, backwards, 'zh').map(({ field }) => field)).toEqual([
      'paramName',
      'paramKey',
      'paramValue',
    ]);
  });

  test('hold one sentence a field, the first', () => {
    const issuesOf = (paramName: string) =>
      param.draft.safeParse({ paramName, paramKey: 'b', paramValue: 'c' }, { reportInput: true }).error!
        .issues;
    const twice = [...issuesOf('x'.repeat(101)), ...issuesOf('')];
    expect(fieldErrors(param, twice, 'zh')).toEqual([
      { field: 'paramName', message: '参数名称不能超过100个字' },
    ]);
  });

  test('say in both languages which signs a text may not have', () => {
    const sent = { paramName: 'a\u202eb', paramKey: 'b', paramValue: 'c' };
    const { issues } = param.draft.safeParse(sent, { reportInput: true }).error!;
    expect(fieldErrors(param, issues, 'zh')).toEqual([
      { field: 'paramName', message: '参数名称含有控制字符或改变文字方向的字符，请删除后重试' },
    ]);
    expect(fieldErrors(param, issues, 'en')[0]?.message).toContain('turn the direction of text');
  });

  test('leave out what is no field of the entity', () => {
    const { error } = param.draft
      .extend({ version: z.int() })
      .safeParse({ paramName: 'a', paramKey: 'b', paramValue: 'c' });
    expect(error!.issues).toHaveLength(1);
    expect(fieldErrors(param, error!.issues, 'zh')).toEqual([]);
  });
});

test('a refusal is said in both languages with its facts', () => {
  expect(refusalSentence('row.duplicate', { label: '参数键名' }, 'zh')).toBe('参数键名已存在');
  expect(refusalSentence('row.duplicate', { label: 'Parameter key' }, 'en')).toBe(
    'Parameter key already exists',
  );
  expect(refusalSentence('session.missing', {}, 'zh')).toBe('请求未授权');
});
