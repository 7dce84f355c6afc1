import { expect, it } from 'vitest';

import { askedAt, nodeForm } from './node-form.ts';

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

it('is one form with that of the step, in the order of both, with the rules of both', () => {
  const edit = { access: 'edit' as const };
  const own = {
    schema: {
      ...{ type: 'object', required: ['score'], allOf: [{ then: {} }] },
      properties: { score: { type: 'integer' }, remark: { type: 'string', title: 'R' } },
    },
    ...{ uiSchema: { score: { 'ui:widget': 'updown' } }, values: { score: 1 } },
    permissions: { score: edit, remark: edit },
  };
  const main = {
    schema,
    uiSchema: {},
    values: { after: 'x' },
    permissions: { validFrom: edit, remark: edit },
  };
  const { editable, uiSchema, values, open } = askedAt([main, own]);
  expect(open).toEqual(['validFrom', 'remark', 'score']);
  expect(editable).toEqual({
    ...{ type: 'object', required: ['validFrom', 'score'], allOf: [{ then: {} }] },
    properties: {
      validFrom: { type: 'string' },
      ...{ remark: { type: 'string', title: 'R' }, score: { type: 'integer' } },
    },
  });
  expect(uiSchema).toEqual({ 'ui:order': open, score: { 'ui:widget': 'updown' } });
  expect(values).toEqual({ after: 'x', score: 1 });
  expect(askedAt([null, null]).open).toEqual([]);
});
