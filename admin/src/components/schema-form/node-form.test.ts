import { describe, expect, it } from 'vitest';

import { nodeForm } from './node-form.ts';

const schema = {
  type: 'object' as const,
  required: ['name', 'account'],
  properties: {
    name: { type: 'string' as const },
    amount: { type: 'number' as const },
    account: { type: 'string' as const },
  },
};

describe('the form of a node', () => {
  it('leaves hidden fields out', () => {
    const form = nodeForm(schema, { account: { access: 'hidden' } });
    expect(form.readable).toEqual(['name', 'amount']);
    expect(form.editable.properties).toEqual({});
  });

  it('shows a field that the node does not name for reading', () => {
    const form = nodeForm(schema, {});
    expect(form.readable).toEqual(['name', 'amount', 'account']);
    expect(form.editable.required).toEqual([]);
  });

  it('demands what the node demands of the fields it lets be changed', () => {
    const form = nodeForm(schema, { name: { access: 'edit' }, amount: { access: 'edit', required: true } });
    expect(Object.keys(form.editable.properties ?? {})).toEqual(['name', 'amount']);
    expect(form.editable.required).toEqual(['name', 'amount']);
    expect(form.readable).toEqual(['account']);
  });

  it('keeps what holds between fields where all are filled in, and nowhere else', () => {
    const ruled = { ...schema, allOf: [{ required: ['amount'] }] };
    const edit = { access: 'edit' as const };
    expect(nodeForm(ruled, { name: edit, amount: edit, account: edit }).editable.allOf).toEqual(ruled.allOf);
    expect(nodeForm(ruled, { name: edit, amount: edit }).editable.allOf).toBeUndefined();
  });
});
