import { describe, expect, it } from 'vitest';

import { formErrors, knownAnswers, unreadableAnswer } from './form-validation.ts';
import { translated } from '@policy/shared/forms/translated.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['summary', 'mode', 'invoices', 'amount', 'doneOn'],
  properties: {
    summary: { type: 'string', title: '项目概述', minLength: 1, maxLength: 10 },
    mode: {
      type: 'string',
      title: '购置方式',
      oneOf: [
        { const: 'own', title: '自有' },
        { const: 'lease', title: '租赁' },
      ],
    },
    lessor: { type: 'string', title: '租赁公司', minLength: 1 },
    amount: { type: 'number', title: '申请金额', minimum: 1, maximum: 200 },
    doneOn: { type: 'string', title: '完成日期', format: 'date' },
    invoices: {
      type: 'array',
      title: '发票清单',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', title: '设备名称', minLength: 1 },
          amount: { type: 'number', title: '金额', minimum: 0 },
        },
      },
    },
  },
  allOf: [
    { if: { properties: { mode: { const: 'lease' } }, required: ['mode'] }, then: { required: ['lessor'] } },
  ],
};
const whole = {
  summary: '技改',
  mode: 'own',
  amount: 20.5,
  doneOn: '2026-03-01',
  invoices: [{ name: '机床', amount: 3 }],
};
const facts = { today: '2026-11-21', window: { begin: null, end: null } };
const told = (answers: Record<string, unknown>) =>
  formErrors({ schema, facts }, answers, 'zh').map(({ field, message }) => [field, message]);

describe('the answers to a form', () => {
  it('hold when each is as the form asks', () => {
    expect(told(whole)).toEqual([]);
  });

  it('are asked for by their titles when they are missing, each once', () => {
    expect(told({})).toEqual([
      ['summary', '请输入项目概述'],
      ['mode', '请选择购置方式'],
      ['invoices', '发票清单至少填写1行'],
      ['amount', '请输入申请金额'],
      ['doneOn', '请输入完成日期'],
    ]);
  });

  it('are wanted under a condition only while the condition holds', () => {
    expect(told({ ...whole, mode: 'lease' })).toEqual([['lessor', '请输入租赁公司']]);
    expect(told({ ...whole, mode: 'lease', lessor: '屿租' })).toEqual([]);
  });

  it.each([
    ['amount', 0.5, '申请金额不能小于1'],
    ['amount', 201, '申请金额不能大于200'],
    ['amount', '20', '申请金额格式不正确'],
    ['summary', '一二三四五六七八九十一', '项目概述不能超过10个字'],
    ['summary', '', '请输入项目概述'],
    ['mode', 'stolen', '购置方式格式不正确'],
    ['doneOn', '2026-02-30', '完成日期格式不正确'],
    ['invoices', [], '发票清单至少填写1行'],
    ['invoices', Array.from({ length: 4 }, () => ({ name: '机床' })), '发票清单最多填写3行'],
  ])('say what is wrong with %s when it is %j', (field, value, message) => {
    expect(told({ ...whole, [field]: value })).toEqual([[field, message]]);
  });

  it('are too long for a pattern before it looks at them', () => {
    const coded = (over: object) => ({
      ...{ type: 'object' },
      properties: { code: { type: 'string', title: '编号', pattern: '^a*$', ...over } },
    });
    const toldOf = (length: number, over: object = {}) =>
      formErrors({ schema: coded(over), facts }, { code: 'a'.repeat(length) }, 'zh').map(
        ({ message }) => message,
      );
    expect([toldOf(200), toldOf(201)]).toEqual([[], ['编号格式不正确']]);
    expect([toldOf(300, { maxLength: 300 }), toldOf(900, { maxLength: 300 })]).toEqual([
      ...[[], ['编号不能超过300个字']],
    ]);
  });

  it('name the list and the row of what is wrong inside a list', () => {
    const invoices = [{ name: '机床' }, { amount: -1 }];
    expect(told({ ...whole, invoices })).toEqual([
      ['invoices.1.name', '请输入发票清单第2行的设备名称'],
      ['invoices.1.amount', '发票清单第2行的金额不能小于0'],
    ]);
  });

  it('are held to the rules between them once each is right by itself', () => {
    const message = { zh: '完成日期不能晚于今天', en: 'The work must be done by today' };
    const rule = { '<=': [{ var: 'doneOn' }, { var: 'today' }] };
    const form = { schema: { ...schema, 'x-rules': [{ rule, field: 'doneOn', message }] }, facts };
    expect(formErrors(form, whole, 'zh')).toEqual([]);
    const tomorrow = { ...whole, doneOn: '2026-11-22' };
    expect(formErrors(form, tomorrow, 'zh')).toEqual([{ field: 'doneOn', message: message.zh }]);
    expect(formErrors(form, tomorrow, 'en')).toEqual([{ field: 'doneOn', message: message.en }]);
    const { doneOn, ...without } = whole;
    expect(formErrors(form, without, 'zh')).toEqual([{ field: 'doneOn', message: '请输入完成日期' }]);
    expect(formErrors(form, { ...whole, doneOn: `${doneOn} ` }, 'zh')).toEqual([
      { field: 'doneOn', message: '完成日期格式不正确' },
    ]);
  });

  it('are spoken of in English to an English reader', () => {
    const english = translated(schema, { 发票清单: 'Invoices', 设备名称: 'Equipment' });
    expect(formErrors({ schema: english, facts }, { ...whole, invoices: [{}] }, 'en')).toEqual([
      { field: 'invoices.0.name', message: 'Enter Equipment in row 1 of Invoices' },
    ]);
  });

  it('lose what the form does not ask for, in lists too, and what was sent stays as it was', () => {
    const sent = { ...whole, status: 'paid', invoices: [{ name: '机床', owner: '我' }] };
    expect(knownAnswers(schema, sent)).toEqual({ ...whole, invoices: [{ name: '机床' }] });
    expect(sent.status).toBe('paid');
  });

  it('are kept as far as they are known while they are not right yet', () => {
    expect(knownAnswers(schema, { amount: 'abc', other: 1 })).toEqual({ amount: 'abc' });
  });

  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  it.each([
    ['deep', { summary: nested(2000) }],
    ['many', { invoices: Array.from({ length: 20_001 }, () => 1) }],
    ['long', { summary: 'x'.repeat(200_001) }],
  ])('are refused when they are too %s for any form', (_what, answers) => {
    expect(() => knownAnswers(schema, answers)).toThrow('request.tooLarge');
  });
});

describe('a text that answers a form', () => {
  const uiSchema = { 'ui:order': ['*'], summary: { 'ui:widget': 'textarea' }, invoices: { items: {} } };
  const errorsOf = (answers: Record<string, unknown>) =>
    unreadableAnswer({ schema, uiSchema }, answers, 'zh');

  it.each([
    [{ lessor: '甲\n乙' }, 'lessor', '租赁公司含有控制字符或改变文字方向的字符，请删除后重试'],
    [{ lessor: '甲\u202E乙' }, 'lessor', '租赁公司含有控制字符或改变文字方向的字符，请删除后重试'],
    [{ summary: '甲\u2066乙' }, 'summary', '项目概述含有控制字符或改变文字方向的字符，请删除后重试'],
    [
      { invoices: [{ name: '甲' }, { name: '甲\t乙' }] },
      'invoices.1.name',
      '发票清单第2行的设备名称含有控制字符或改变文字方向的字符，请删除后重试',
    ],
  ])(
    'is refused at its place where nobody can read it, or where a line has breaks: %j',
    (answers, field, message) => {
      expect(errorsOf(answers)).toEqual([{ field, message }]);
    },
  );

  it('may be pasted, and have lines where the form has room for them', () => {
    expect(
      errorsOf({ summary: '一\r\n\t二\u200F', lessor: 'שלום', amount: 3, invoices: [{ name: 'é🙂' }] }),
    ).toEqual([]);
  });
});

describe('a text with headings and links', () => {
  const rich = {
    ...{ type: 'object', additionalProperties: false, required: ['note'] },
    properties: {
      note: { type: 'string', title: '说明', minLength: 1, maxLength: 60, contentMediaType: 'text/html' },
    },
  };
  const noteOf = (note: string) => knownAnswers(rich, { note })['note'];

  it('is kept without what runs or loads, and is none without words', () => {
    expect(noteOf('<p onclick="x()">甲<script>x()</script></p>')).toBe('<p>甲</p>');
    expect(noteOf('<a href="javascript:x()">乙</a>')).toBe('<a>乙</a>');
    expect(noteOf('<p><br></p>')).toBeUndefined();
    const told = formErrors({ schema: rich, facts }, { note: '<p> </p>' }, 'zh');
    expect(told.map(({ message }) => message)).toEqual(['请输入说明']);
  });

  it('may have several lines where it is laid out as one', () => {
    const answers = { note: '<p>甲</p>\n<p>乙</p>' };
    const laid = (widget: string) => ({ schema: rich, uiSchema: { note: { 'ui:widget': widget } } });
    expect(unreadableAnswer(laid('richText'), answers, 'zh')).toEqual([]);
    expect(unreadableAnswer(laid('text'), answers, 'zh')).toHaveLength(1);
  });
});
