import { expect, it } from 'vitest';

import { nodeForm } from './node-form.ts';

const schema = {
  type: 'object',
  required: ['after', 'validFrom'],
  properties: {
    before: { type: 'string' },
    after: { type: 'string' },
    validFrom: { type: 'string' },
    remark: { type: 'string' },
  },
  allOf: [{ if: {} }],
};

it('a step shows what it lets be filled in apart from what is read, and nothing of what it hides', () => {
  const { open, editable, readable } = nodeForm(schema, {
    validFrom: { access: 'edit' },
    remark: { access: 'edit', required: true },
    before: { access: 'hidden' },
  });
  expect(open).toEqual(['validFrom', 'remark']);
  expect(editable).toEqual({
    type: 'object',
    properties: { validFrom: { type: 'string' }, remark: { type: 'string' } },
    required: ['validFrom', 'remark'],
  });
  expect(readable.properties).toEqual({ after: { type: 'string' } });
  expect(nodeForm(schema, {}).open).toEqual([]);
});
