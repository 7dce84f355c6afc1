import { describe, expect, it } from 'vitest';

import { Refusal } from '../../kit/runtime/errors.ts';
import { evaluate } from './evaluate.ts';
import { parseExpression } from './parse.ts';
import { parseScript } from './script.ts';
import { parseCondition, parseTemplate, valueOf } from './template.ts';

const values: Record<string, unknown> = {
  days: 5,
  dept: 'hr',
  user: { level: 2, tags: ['a', 'b'] },
  list: [{ price: 3 }],
  text: '12',
  nothing: null,
  blank: '',
};

const namesOf = (known: Record<string, unknown>) => ({
  has: (name: string) => Object.hasOwn(known, name),
  get: (name: string) => known[name],
  set: (name: string, value: unknown) => {
    known[name] = value;
  },
});
const read = (text: string) => evaluate(parseExpression(text, '审核'), namesOf({ ...values }), '审核');
const refusalOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.facts };
    throw error;
  }
  return undefined;
};

describe('expressions', () => {
  it.each([
    ["days > 3 && (dept == 'hr' || user.level >= 2)", true],
    ['days gt 3 and not (dept eq "it")', true],
    ['!empty dept', true],
    ['empty blank', true],
    ['days > 3 ? "long" : "short"', 'long'],
    ['list[0].price', 3],
    ["user['level'] == 2", true],
    ['days == true', false],
    ['10 div 4 + 7 mod 4 - -1', 6.5],
    ['text == 12', true],
    ['text < 100', true],
    ['nothing == null', true],
    ['nothing > 1', false],
    ['nothing.anything', null],
    ["vars:equals(missing, 'goUp')", false],
    ["vars:equals(dept, 'hr')", true],
    ["dept == 'vars:get(dept)'", false],
    ["contains(user.tags, 'b')", true],
    ['size(user.tags)', 2],
    ["execution.getVariable('days')", 5],
    ['days \t\n > 3', true],
  ])('%s is %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    ['amount > 3', { code: 'workflow.unknownVariable', node: '审核', variable: 'amount' }],
    ['user.rank', { code: 'workflow.unknownVariable', node: '审核', variable: 'rank' }],
    ['user.toString', { code: 'workflow.unknownVariable', node: '审核', variable: 'toString' }],
    ['user.constructor', { code: 'workflow.expressionForbidden', node: '审核', name: 'constructor' }],
    [
      "user['con' == '' ? '' : 'constructor']",
      { code: 'workflow.expressionForbidden', node: '审核', name: 'constructor' },
    ],
    ['user.tags.join("")', { code: 'workflow.expressionForbidden', node: '审核', name: 'join()' }],
    ['eval("1")', { code: 'workflow.expressionForbidden', node: '审核', name: 'eval()' }],
    ['toString()', { code: 'workflow.expressionForbidden', node: '审核', name: 'toString()' }],
    ['dept * 2', { code: 'workflow.expressionNumber', node: '审核', value: 'hr' }],
    ['days &&', { code: 'workflow.expressionSyntax', node: '审核', expression: 'days &&' }],
    ['this', { code: 'workflow.expressionSyntax', node: '审核', expression: 'this' }],
    ['a = 1', { code: 'workflow.expressionSyntax', node: '审核', expression: 'a = 1' }],
    ['1'.repeat(2001), { code: 'workflow.expressionLimit', node: '审核' }],
    [
      `${'('.repeat(60)}1${')'.repeat(60)}${' + 1'.repeat(60)}`,
      { code: 'workflow.expressionLimit', node: '审核' },
    ],
  ])('%s is refused', (text, refusal) => {
    expect(refusalOf(() => read(text))).toEqual(refusal);
  });

  it('a template with text around its expressions is a text', () => {
    const template = parseTemplate('kermit_${days}#{dept}', 'a');
    expect(valueOf(template, namesOf(values), 'a')).toBe('kermit_5hr');
  });

  it('a condition that is more than one expression is refused at deployment', () => {
    expect(refusalOf(() => parseCondition('days > 3', 'a'))?.code).toBe('workflow.expressionSyntax');
    expect(refusalOf(() => parseCondition('${days}${days}', 'a'))?.code).toBe('workflow.expressionSyntax');
  });

  it('a script is a list of assignments', () => {
    const known: Record<string, unknown> = { counter: 1 };
    const statements = parseScript(
      'counter = counter + 1;\nexecution.setVariable("double", counter * 2)',
      'a',
    );
    for (const statement of statements) evaluate(statement, namesOf(known), 'a');
    expect(known).toEqual({ counter: 2, double: 4 });
  });
});
