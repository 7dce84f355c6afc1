import { describe, expect, it } from 'vitest';

import { ruleFaults } from './rule-faults.ts';

const message = { zh: '前后不符', en: 'They do not fit' };
const properties = {
  begin: { type: 'string', format: 'date' },
  end: { type: 'string', format: 'date' },
  total: { type: 'number' },
  rows: { type: 'array', items: { type: 'object', properties: { amount: {}, from: {}, to: {} } } },
};
const faultsOf = (rules: unknown, locale: 'zh' | 'en' = 'zh') =>
  ruleFaults({ properties, 'x-rules': rules }, locale).map(({ field, message: said }) => `${field}: ${said}`);
const ofRule = (rule: unknown, field = 'end') => faultsOf([{ rule, field, message }]);

describe('the rules of a form that is saved', () => {
  it('may be none', () => {
    expect(ruleFaults({ properties }, 'zh')).toEqual([]);
  });

  it.each([
    [{ '<': [{ var: 'begin' }, { var: 'end' }] }, 'end'],
    [{ '<=': [{ var: 'window.begin' }, { var: 'end' }, { var: 'today' }] }, 'end'],
    [{ '==': [{ var: ['total', 0] }, { sum: [{ var: 'rows' }, 'amount'] }] }, 'total'],
    [{ '<': [{ var: 'row.from' }, { var: 'row.to' }] }, 'rows.*.to'],
    [{ all: [{ var: 'rows' }, { '>': [{ var: 'amount' }, 0] }] }, 'rows'],
    [{ '!': [{ missing: ['begin', 'end'] }] }, 'begin'],
    [{ '!': [{ missing_some: [1, ['begin', 'end']] }] }, 'begin'],
  ])('may say %j', (rule, field) => {
    expect(ofRule(rule, field)).toEqual([]);
  });

  it.each([
    [{ method: [{ var: 'end' }, 'toString'] }, 'x-rules.0.rule: 校验规则不支持运算符“method”'],
    [{ constructor: [{ var: 'end' }] }, 'x-rules.0.rule: 校验规则不支持运算符“constructor”'],
    [{ '<': [{ var: 'start' }, { var: 'end' }] }, 'x-rules.0.rule: 表单中没有字段“start”'],
    [{ '<': [{ var: '__proto__' }, 1] }, 'x-rules.0.rule: 表单中没有字段“__proto__”'],
    [{ '<': [{ var: 'row.from' }, { var: 'end' }] }, 'x-rules.0.rule: 表单中没有字段“row.from”'],
    [{ '<': [{ var: 'begin' }] }, 'x-rules.0.rule: 运算符“<”的参数个数不正确'],
    [
      { '<': [1, 2], '>': [1, 2], if: [{ var: 'end' }] },
      'x-rules.0.rule: 一处运算只能有一个运算符：<, >, if',
    ],
    [
      { '>': [{ sum: [{ var: 'total' }, 'amount'] }, 0] },
      'x-rules.0.rule: 运算符“sum”的第一个参数须是表单中的列表',
    ],
    [{ '>': [{ sum: [{ var: 'rows' }, 'sum'] }, 0] }, 'x-rules.0.rule: 表单中没有字段“sum”'],
    [{ all: [{ var: 'rows' }, { '>': [{ var: 'total' }, 0] }] }, 'x-rules.0.rule: 表单中没有字段“total”'],
    [{ '!': [{ missing: ['nothing'] }] }, 'x-rules.0.rule: 表单中没有字段“nothing”'],
    [{ '<': [1, 2] }, 'x-rules.0.rule: 校验规则没有用到任何填写内容'],
    [true, 'x-rules.0.rule: 校验规则没有用到任何填写内容'],
  ])('may not say %j', (rule, sentence) => {
    expect(ofRule(rule)).toEqual([sentence]);
  });

  it('may not be nested without end', () => {
    let rule: unknown = { var: 'end' };
    for (let depth = 0; depth < 30; depth += 1) rule = { '!': [rule] };
    expect(ofRule(rule)).toEqual(['x-rules.0.rule: 校验规则嵌套过深']);
  });

  it('stand at a field of the form, each with a sentence in both languages', () => {
    const rule = { '!!': [{ var: 'end' }] };
    expect(ofRule(rule, 'finish')).toEqual(['x-rules.0.field: 表单中没有字段“finish”']);
    expect(ofRule(rule, 'rows.*.finish')).toEqual(['x-rules.0.field: 表单中没有字段“rows.*.finish”']);
    const shape = 'x-rules.0: 每条校验规则须有规则、所在字段和中英文提示';
    expect(faultsOf([{ rule, field: 'end', message: { zh: '不符' } }])).toEqual([shape]);
    expect(faultsOf([{ rule, field: 'end', message: { zh: '不符', en: ' ' } }])).toEqual([shape]);
    expect(faultsOf(['end'])).toEqual([shape]);
    expect(faultsOf({})).toEqual(['x-rules: 校验规则须是数组，最多100条']);
    expect(faultsOf(Array.from({ length: 101 }, () => ({ rule, field: 'end', message })))).toHaveLength(1);
  });

  it('are spoken of in English to an English reader', () => {
    expect(faultsOf([{ rule: { log: [{ var: 'end' }] }, field: 'end', message }], 'en')).toEqual([
      'x-rules.0.rule: A rule cannot use the operator “log”',
    ]);
  });

  it('keep the names of the facts for themselves', () => {
    expect(ruleFaults({ properties: { today: {} } }, 'zh')).toEqual([
      { field: 'properties.today', message: '字段名“today”由系统占用，请换一个名称' },
    ]);
  });
});
