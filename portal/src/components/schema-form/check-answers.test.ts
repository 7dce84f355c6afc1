import { describe, expect, it } from 'vitest';

import { choiceField } from '../testing/choice-field.ts';
import { holds, problemsOf } from './check-answers.ts';

const schema = {
  type: 'object',
  required: ['summary', 'amount', 'invoices', 'mode'],
  properties: {
    summary: { type: 'string', title: '项目概述', minLength: 1, maxLength: 5 },
    amount: { type: 'number', title: '申请金额', minimum: 0, maximum: 100 },
    mode: choiceField('购置方式', { own: '自有', lease: '租赁' }),
    company: { type: 'string', title: '租赁公司', minLength: 1 },
    invoices: {
      type: 'array',
      title: '发票清单',
      minItems: 1,
      items: {
        type: 'object',
        required: ['no'],
        properties: {
          no: { type: 'string', title: '发票号码', minLength: 1 },
          paid: { type: 'number', title: '金额' },
        },
      },
    },
  },
  allOf: [
    {
      if: { properties: { mode: { const: 'lease' } }, required: ['mode'] },
      then: { required: ['company'] },
    },
  ],
  'x-rules': [
    {
      rule: { '<=': [{ sum: [{ var: 'invoices' }, 'paid'] }, { var: 'amount' }] },
      field: 'invoices',
      message: {
        zh: '发票金额之和不能超过申请金额',
        en: 'The invoices must not add up to more than the amount',
      },
    },
  ],
};
const facts = { today: '2026-11-21', window: { begin: null, end: null } };
const order = ['summary', 'amount', 'mode', 'company', 'invoices'];
const sentences = (answers: Record<string, unknown>) =>
  problemsOf({ schema, facts }, answers, { locale: 'zh', order }).map(
    ({ path, text }) => `${path.join('.')}: ${text}`,
  );

describe('answers to a form', () => {
  it('that hold to the schema have no problem', () => {
    expect(sentences({ summary: '技改', amount: 20, mode: 'own', invoices: [{ no: '1' }] })).toEqual([]);
  });

  it('that are missing are asked for in the order of the form', () => {
    expect(sentences({ mode: 'own' })).toEqual([
      'summary: 请输入项目概述',
      'amount: 请输入申请金额',
      expect.stringMatching(/^invoices: /),
    ]);
  });

  it('that a condition asks for are asked for only under it', () => {
    const rest = { summary: '技改', amount: 20, invoices: [{ no: '1' }] };
    expect(sentences({ ...rest, mode: 'lease' })).toEqual(['company: 请输入租赁公司']);
  });

  it('within a row name the list and the row as people count them', () => {
    const [problem] = sentences({ summary: '技改', amount: 20, mode: 'own', invoices: [{ no: '1' }, {}] });
    expect(problem).toMatch(/^invoices\.1\.no: .*发票清单.*2.*发票号码/);
  });

  it('that are no number are refused once, not by every bound', () => {
    expect(sentences({ summary: '技改', amount: '十', mode: 'own', invoices: [{ no: '1' }] })).toHaveLength(
      1,
    );
  });

  it('that do not fit together are told at the field of the rule, in the order of the form', () => {
    const invoices = [
      { no: '1', paid: 15 },
      { no: '2', paid: 6 },
    ];
    expect(sentences({ summary: '技改', amount: 21, mode: 'own', invoices })).toEqual([]);
    expect(sentences({ amount: 20, mode: 'own', invoices })).toEqual([
      'summary: 请输入项目概述',
      'invoices: 发票金额之和不能超过申请金额',
    ]);
  });

  it('that were emptied again are missing, in groups too', () => {
    const group = { type: 'object', properties: { note: { type: 'string' } } };
    const nested = { type: 'object', properties: { ...schema.properties, group } };
    const answers = { summary: undefined, amount: 20, mode: 'own', invoices: [{ no: '1' }] };
    const told = problemsOf(
      { schema: { ...schema, ...nested }, facts },
      { ...answers, group: { note: undefined } },
      {
        ...{ locale: 'zh' as const, order },
      },
    );
    expect(told.map(({ path }) => path)).toEqual([['summary']]);
  });

  it('hold to a part of a schema by the same rules', () => {
    expect(holds({ required: ['mode'], properties: { mode: { const: 'lease' } } }, { mode: 'own' })).toBe(
      false,
    );
  });
});
