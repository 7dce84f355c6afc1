import { describe, expect, it } from 'vitest';

import { formFaults } from './form-faults.ts';
import { answerAt, givenBy, givenFields, withAnswerAt } from './given-fields.ts';

const text = { type: 'string', title: 'T' };
const serial = (prefix: string) => ({ 'ui:widget': 'serial', 'ui:options': { prefix } });
const fact = (name: string) => ({ 'ui:widget': 'companyFact', 'ui:options': { fact: name } });
const form = {
  schema: {
    type: 'object',
    properties: {
      no: text,
      note: text,
      firm: { type: 'object', title: 'F', properties: { name: text } },
      list: { type: 'array', title: 'L', items: { type: 'object', properties: { no: text } } },
    },
  },
  uiSchema: { no: serial('QJ'), firm: { name: fact('companyName') }, list: { items: {} } },
};

describe('fields that the system answers', () => {
  it('are found in the form and in its groups', () => {
    expect(givenFields(form).map(({ path, given }) => [path.join('.'), given])).toEqual([
      ['no', { kind: 'serial', prefix: 'QJ' }],
      ['firm.name', { kind: 'companyFact', fact: 'companyName' }],
    ]);
    expect(givenBy({ 'ui:widget': 'text' })).toBeNull();
    expect(givenBy(fact('constructor'))).toBeNull();
  });

  it('are answered at their places, and leave no empty groups behind', () => {
    const answers = withAnswerAt({ note: 'n' }, ['firm', 'name'], '云澜');
    expect(answers).toEqual({ note: 'n', firm: { name: '云澜' } });
    expect(answerAt(answers, ['firm', 'name'])).toBe('云澜');
    expect(withAnswerAt({ note: 'n' }, ['firm', 'name'], undefined)).toEqual({ note: 'n' });
    expect(withAnswerAt(answers, ['firm', 'name'], undefined)).toEqual({ note: 'n', firm: {} });
  });

  it('stand in no rows, are never required, and say what they are answered with', () => {
    const faultsOf = (uiSchema: object, required: string[] = []) =>
      formFaults({ schema: { ...form.schema, required }, uiSchema: { ...uiSchema }, texts: {} }, 'en').map(
        ({ field }) => field,
      );
    expect(faultsOf(form.uiSchema)).toEqual([]);
    expect(faultsOf(form.uiSchema, ['no'])).toEqual(['uiSchema.no']);
    expect(faultsOf({ list: { items: { no: serial('') } } })).toEqual(['uiSchema.list.items.no']);
    expect(faultsOf({ no: serial('编号') })).toEqual(['uiSchema.no']);
    expect(faultsOf({ no: fact('secret') })).toEqual(['uiSchema.no']);
  });

  it.each([serial(''), fact('revenueWan')])('are not the amount applied for (%o)', (layout) => {
    const amount = { type: 'number', title: 'Amount' };
    const asked = { type: 'object', properties: { applyAmountWan: amount, revenueWan: amount } };
    const faultsOf = (uiSchema: object) =>
      formFaults({ schema: asked, uiSchema: { ...uiSchema }, texts: {} }, 'en');
    expect(faultsOf({ applyAmountWan: layout })).toEqual([
      { field: 'uiSchema.applyAmountWan', message: expect.stringContaining('amount applied for') },
    ]);
    expect(faultsOf({ revenueWan: layout })).toEqual([]);
  });
});
