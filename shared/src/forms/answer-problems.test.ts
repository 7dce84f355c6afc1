import { describe, expect, it } from 'vitest';

import { answerProblems } from './answer-problems.ts';
import type { RuleFacts } from './form-rule.ts';

const facts: RuleFacts = { today: '2026-11-21', window: { begin: '2026-11-01', end: '2026-12-31' } };
const ruled = (field: string, rule: unknown) => ({
  facts,
  schema: {
    'x-rules': [{ field, rule, message: { zh: '前后不符', en: 'They do not fit' } }],
  },
});
const told = (form: ReturnType<typeof ruled>, answers: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') =>
  answerProblems(form, { answers, issues: [] }, locale).map(({ path, text }) => `${path.join('.')}: ${text}`);

const order = ruled('leaseEnd', { '<': [{ var: 'leaseStart' }, { var: 'leaseEnd' }] });

describe('a rule between fields', () => {
  it('is silent while it holds, and else speaks at its field in the reader’s language', () => {
    expect(told(order, { leaseStart: '2026-01-01', leaseEnd: '2026-12-31' })).toEqual([]);
    const wrong = { leaseStart: '2026-01-01', leaseEnd: '2025-12-31' };
    expect(told(order, wrong)).toEqual(['leaseEnd: 前后不符']);
    expect(told(order, wrong, 'en')).toEqual(['leaseEnd: They do not fit']);
  });

  it.each([{}, { leaseStart: '2026-01-01' }, { leaseStart: '2026-01-01', leaseEnd: '' }, { leaseEnd: null }])(
    'holds while an answer that it needs is not there: %j',
    (answers) => {
      expect(told(order, answers)).toEqual([]);
    },
  );

  it('takes an empty answer for its default, and may ask whether one is there', () => {
    const total = ruled('total', {
      '==': [{ var: 'total' }, { '+': [{ var: ['own', 0] }, { var: ['loan', 0] }] }],
    });
    expect(told(total, { total: 5, own: 5 })).toEqual([]);
    expect(told(total, { total: 5, own: 4 })).toEqual(['total: 前后不符']);
    const either = ruled('phone', { '<': [{ count: [{ missing: ['phone', 'mail'] }] }, 2] });
    expect(told(either, { mail: 'a' })).toEqual([]);
    expect(told(either, {})).toEqual(['phone: 前后不符']);
  });

  it('adds up as money does, rows and fields', () => {
    const rows = ruled('total', { '==': [{ var: 'total' }, { sum: [{ var: 'rows' }, 'amount'] }] });
    expect(told(rows, { total: 0.3, rows: [{ amount: 0.1 }, { amount: 0.2 }] })).toEqual([]);
    expect(told(rows, { total: 0.3001, rows: [{ amount: 0.1 }, { amount: 0.2 }] })).toHaveLength(1);
    const shares = ruled('total', { '>=': [{ var: 'total' }, { '*': [{ var: 'part' }, 0.1] }] });
    expect(told(shares, { total: 0.3, part: 3 })).toEqual([]);
    const rest = ruled('total', { '==': [{ '-': [{ var: 'total' }, 0.1] }, { '/': [{ var: 'part' }, 10] }] });
    expect(told(rest, { total: 0.3, part: 2 })).toEqual([]);
    const products = ruled('total', {
      '==': [
        { var: 'total' },
        { sum: [{ map: [{ var: 'rows' }, { '*': [{ var: 'n' }, { var: 'each' }] }] }] },
      ],
    });
    expect(
      told(products, {
        total: 7,
        rows: [
          { n: 2, each: 2 },
          { n: 3, each: 1 },
        ],
      }),
    ).toEqual([]);
  });

  it('may compare with today and with the window of the guide', () => {
    const within = ruled('paidOn', {
      and: [
        { '<=': [{ var: 'window.begin' }, { var: 'paidOn' }, { var: 'window.end' }] },
        { '<=': [{ var: 'paidOn' }, { var: 'today' }] },
      ],
    });
    const days = ['2026-10-31', '2026-11-01', '2026-11-21', '2026-11-22', '2027-01-01'];
    expect(days.map((paidOn) => told(within, { paidOn }).length)).toEqual([1, 0, 0, 1, 1]);
    const open = { ...within, facts: { ...facts, window: { begin: null, end: null } } };
    expect(told(open, { paidOn: '2020-01-01' })).toEqual([]);
  });

  it('counts days', () => {
    const year = ruled('to', { '>=': [{ daysBetween: [{ var: 'from' }, { var: 'to' }] }, 365] });
    expect(told(year, { from: '2025-03-01', to: '2026-03-01' })).toEqual([]);
    expect(told(year, { from: '2025-03-01', to: '2026-02-28' })).toHaveLength(1);
  });

  it('of rows is asked of every row, and stands in the row that breaks it', () => {
    const loans = ruled('loans.*.end', { '<': [{ var: 'row.begin' }, { var: 'row.end' }] });
    const answers = { loans: [{ begin: '1', end: '2' }, { begin: '2', end: '1' }, { begin: '3' }] };
    expect(told(loans, answers)).toEqual(['loans.1.end: 前后不符']);
  });

  it('is not asked of an answer that is wrong by itself, nor told beside it', () => {
    const answers = { leaseStart: '31.12.2026', leaseEnd: '2026-01-01' };
    const issues = [{ keyword: 'format', path: ['leaseStart'] }];
    expect(answerProblems(order, { answers, issues }, 'zh')).toEqual([
      { path: ['leaseStart'], text: 'leaseStart格式不正确' },
    ]);
    const rows = ruled('total', { '==': [{ var: 'total' }, { sum: [{ var: 'rows' }, 'amount'] }] });
    const inRow = [{ keyword: 'required', path: ['rows', '0', 'amount'] }];
    expect(answerProblems(rows, { answers: { total: 1, rows: [{}] }, issues: inRow }, 'zh')).toHaveLength(1);
  });

  it('of a shape that no form is saved with is none', () => {
    expect(told({ facts, schema: { 'x-rules': [{ field: 'a', rule: false }] } } as never, { a: 1 })).toEqual(
      [],
    );
    expect(told({ facts, schema: { 'x-rules': 'none' } } as never, {})).toEqual([]);
  });
});
