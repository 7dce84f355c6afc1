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
    const form = nodeForm(schema, {}, { account: { access: 'hidden' } });
    expect(Object.keys(form.schema.properties ?? {})).toEqual(['name', 'amount']);
  });

  it('shows a field that the node does not name for reading', () => {
    const form = nodeForm(schema, { name: { 'ui:help': 'h' } }, {});
    expect(form.editable).toEqual([]);
    expect(form.uiSchema['name']).toEqual({ 'ui:help': 'h', 'ui:readonly': true });
    expect(form.schema.required).toEqual([]);
  });

  it('demands what the node demands of the fields it lets be changed', () => {
    const form = nodeForm(
      schema,
      {},
      { name: { access: 'edit' }, amount: { access: 'edit', required: true } },
    );
    expect(form.editable).toEqual(['name', 'amount']);
    expect(form.schema.required).toEqual(['name', 'amount']);
  });
});
