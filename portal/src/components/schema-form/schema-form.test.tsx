import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { choiceField } from '../testing/choice-field.ts';
import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import type { Answers } from './answers.ts';
import SchemaForm from './schema-form.tsx';

afterEach(cleanup);

const schema = {
  type: 'object',
  required: ['summary', 'amount', 'mode', 'invoices'],
  properties: {
    summary: { type: 'string', title: '项目概述', description: '不超过2000字', maxLength: 2000 },
    amount: { type: 'number', title: '申请金额（万元）' },
    paidOn: { type: 'string', title: '付款日期', format: 'date' },
    mode: choiceField('购置方式', { own: '自有资金', lease: '融资租赁' }),
    level: choiceField('等级', { a: '甲', b: '乙' }),
    lessor: { type: 'string', title: '租赁公司' },
    kinds: {
      type: 'array',
      title: '适用范围',
      uniqueItems: true,
      items: { type: 'string', enum: ['研发', '生产'] },
    },
    invoices: {
      type: 'array',
      title: '发票清单',
      items: {
        type: 'object',
        required: ['no'],
        properties: { no: { type: 'string', title: '发票号码' } },
      },
    },
  },
  allOf: [
    {
      if: { properties: { mode: { const: 'lease' } }, required: ['mode'] },
      then: { required: ['lessor'] },
    },
  ],
};
const uiSchema = {
  'ui:order': ['summary', 'amount', 'paidOn', 'mode', 'level', 'lessor', 'kinds', 'invoices'],
  summary: { 'ui:widget': 'textarea' },
  mode: { 'ui:widget': 'radio' },
  kinds: { 'ui:widget': 'checkboxes' },
};
const texts = {
  optional: '选填',
  given: '系统自动填写',
  choose: '请选择',
  row: (number: number) => `第 ${number} 行`,
  addRow: '添加一行',
  removeRow: (number: number) => `删除第 ${number} 行`,
  noRows: '还没有内容',
  comment: '需要补正',
  toMend: '（有问题）',
};

interface HolderProps {
  initial?: Answers;
  problems?: AnswerProblem[];
  comments?: Record<string, string[]>;
  open?: string[];
}

/** Holds the answers as the page does, and tells them. */
function Holder({ initial = {}, problems = [], comments = {}, open }: HolderProps) {
  const [answers, setAnswers] = useState<Answers>(initial);
  return (
    <>
      <SchemaForm
        {...{ schema, uiSchema, answers, problems }}
        facts={{ comments, texts }}
        onChange={setAnswers}
        onBlur={() => undefined}
        {...(open ? { open } : {})}
      />
      <output>{JSON.stringify(answers)}</output>
    </>
  );
}

const told = (): Answers => JSON.parse(screen.getByRole('status').textContent || '{}');

describe('a form drawn from its schema', () => {
  it('gives every kind of question a control that is called what the question says', async () => {
    const { container } = renderInPage(<Holder initial={{ invoices: [{ no: '1' }] }} />);
    expect(screen.getByRole('textbox', { name: '项目概述' }).tagName).toBe('TEXTAREA');
    expect(screen.getByRole('textbox', { name: '申请金额（万元）' }).getAttribute('inputmode')).toBe(
      'decimal',
    );
    expect(screen.getByLabelText(/付款日期/).getAttribute('type')).toBe('date');
    expect(screen.getByRole('group', { name: '购置方式' })).toBeDefined();
    expect(screen.getByRole('radio', { name: '融资租赁' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: /等级/ })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: '研发' })).toBeDefined();
    expect(
      within(screen.getByRole('group', { name: '发票清单' })).getByRole('textbox', { name: '发票号码' }),
    ).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('takes nothing for an answer that nobody has given', () => {
    renderInPage(<Holder />);
    expect(told()).toEqual({});
    expect(screen.getByRole('radio', { name: '自有资金' })).toHaveProperty('checked', false);
    expect(screen.getByText('还没有内容')).toBeDefined();
  });

  it('answers with what was typed and chosen: numbers as numbers, choices by their values', async () => {
    renderInPage(<Holder />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: '项目概述' }), '技改');
    await user.type(screen.getByRole('textbox', { name: '申请金额（万元）' }), '12.5');
    await user.click(screen.getByRole('radio', { name: '自有资金' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /等级/ }), '乙');
    await user.click(screen.getByRole('checkbox', { name: '生产' }));
    expect(told()).toMatchObject({ summary: '技改', amount: 12.5, mode: 'own', level: 'b', kinds: ['生产'] });
  });

  it('keeps what was typed where a number is asked for, so that it can be put right', async () => {
    renderInPage(<Holder />);
    await userEvent.type(screen.getByRole('textbox', { name: '申请金额（万元）' }), '十万');
    expect(screen.getByRole('textbox', { name: '申请金额（万元）' })).toHaveProperty('value', '十万');
  });

  it('asks under a condition for what it otherwise calls optional', async () => {
    renderInPage(<Holder />);
    expect(
      screen.getByRole('textbox', { name: /租赁公司/ }).closest('div')?.parentElement?.textContent,
    ).toContain('选填');
    await userEvent.click(screen.getByRole('radio', { name: '融资租赁' }));
    expect(screen.getByRole('textbox', { name: '租赁公司' })).toBeDefined();
  });
});

describe('the rows of a list', () => {
  it('are added with the focus in the new one, and give it back to the list when they are removed', async () => {
    renderInPage(<Holder />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /添加一行/ }));
    expect(document.activeElement?.id).toBe('form.invoices.0.no');
    await user.type(screen.getByRole('textbox', { name: '发票号码' }), 'A1');
    await user.click(screen.getByRole('button', { name: /添加一行/ }));
    await user.click(screen.getByRole('button', { name: '删除第 2 行' }));
    expect(document.activeElement?.id).toBe('form.invoices');
    expect(told()).toEqual({ invoices: [{ no: 'A1' }] });
  });
});

describe('what is wrong with a form', () => {
  it('stands at its field and is read out with it', () => {
    renderInPage(
      <Holder
        initial={{ invoices: [{}] }}
        problems={[
          { path: ['summary'], text: '请输入项目概述' },
          { path: ['mode'], text: '请选择购置方式' },
          { path: ['invoices', '0', 'no'], text: '请输入发票号码' },
        ]}
      />,
    );
    const summary = screen.getByRole('textbox', { name: '项目概述' });
    expect(summary.getAttribute('aria-invalid')).toBe('true');
    expect(summary.getAttribute('aria-describedby')).toBe('form.summary-hint form.summary-error');
    expect(document.getElementById('form.summary-error')?.textContent).toBe('请输入项目概述');
    expect(screen.getByRole('group', { name: '购置方式' }).getAttribute('aria-describedby')).toBe(
      'form.mode-error',
    );
    expect(document.getElementById('form.invoices.0.no-error')?.textContent).toBe('请输入发票号码');
  });
});

describe('what the system answers', () => {
  it('is shown as it will be, and cannot be typed into', async () => {
    const given = {
      type: 'object',
      properties: {
        no: { type: 'string', title: '编号' },
        firm: { type: 'string', title: '单位', default: '云澜科技' },
      },
    };
    const layout = {
      no: { 'ui:widget': 'serial', 'ui:options': { prefix: 'JL' } },
      firm: { 'ui:widget': 'companyFact', 'ui:options': { fact: 'companyName' } },
    };
    renderInPage(
      <SchemaForm
        {...{ schema: given, uiSchema: layout, answers: {}, problems: [] }}
        facts={{ comments: {}, texts }}
        onChange={() => undefined}
        onBlur={() => undefined}
      />,
    );
    const firm = screen.getByRole('textbox', { name: /单位.*系统自动填写/ });
    expect(firm).toHaveProperty('value', '云澜科技');
    expect(firm).toHaveProperty('readOnly', true);
    expect(screen.getByRole('textbox', { name: /编号/ })).toHaveProperty('readOnly', true);
    expect(screen.queryByText('选填')).toBeNull();
  });
});

describe('a form under correction', () => {
  it('opens what the officer named, with his words beside it, and locks the rest', () => {
    renderInPage(
      <Holder
        initial={{ summary: '旧', amount: 1, mode: 'own', level: 'a', invoices: [{ no: '1' }] }}
        open={['summary']}
        comments={{ 'form.summary': ['请补充成效'] }}
      />,
    );
    const summary = screen.getByRole('textbox', { name: '项目概述' });
    expect(summary).toHaveProperty('readOnly', false);
    expect(summary.getAttribute('aria-describedby')).toContain('form.summary-comment');
    expect(document.getElementById('form.summary-comment')?.textContent).toContain('请补充成效');
    expect(screen.getByRole('textbox', { name: '申请金额（万元）' })).toHaveProperty('readOnly', true);
    expect(screen.getByRole('textbox', { name: /等级/ })).toHaveProperty('value', '甲');
    expect(screen.getByRole('radio', { name: '自有资金' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /添加一行|删除/ })).toBeNull();
  });
});
