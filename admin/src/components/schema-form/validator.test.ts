import { describe, expect, it } from 'vitest';

import { schemaValidator } from './validator.ts';

const schema = {
  type: 'object' as const,
  required: ['projectName', 'amount'],
  properties: {
    projectName: { type: 'string' as const, title: '项目名称', maxLength: 5 },
    amount: { type: 'number' as const, title: '申请金额', minimum: 1, maximum: 200 },
    way: {
      ...{ type: 'string' as const, title: '办理方式' },
      oneOf: [{ const: 'paper', title: '纸质' }],
    },
    rows: {
      title: '设备清单',
      type: 'array' as const,
      items: {
        type: 'object' as const,
        required: ['name'],
        properties: { name: { type: 'string' as const, title: '设备名称' } },
      },
    },
  },
};

const sentences = (values: Record<string, unknown>) =>
  schemaValidator('zh')
    .validateFormData(values, schema)
    .errors.map(({ property, message }) => [property, message]);

describe('the form validator', () => {
  it('takes what was emptied again for missing', () => {
    expect(sentences({ projectName: undefined, amount: 20 })).toEqual([['.projectName', '请输入项目名称']]);
    expect(schemaValidator('zh').isValid(schema.properties.rows, undefined, schema)).toBe(false);
  });

  it('accepts what the schema accepts', () => {
    expect(sentences({ projectName: '技改', amount: 20, rows: [{ name: '机床' }] })).toEqual([]);
  });

  it('asks for a missing field by its title', () => {
    expect(sentences({ amount: 20 })).toEqual([['.projectName', '请输入项目名称']]);
  });

  it('asks to choose where there is something to choose from', () => {
    const asked = { ...schema, required: ['way'] };
    const { errors } = schemaValidator('zh').validateFormData({}, asked);
    expect(errors.map(({ message }) => message)).toEqual(['请选择办理方式']);
  });

  it('names the bounds in the server’s sentences', () => {
    expect(sentences({ projectName: '很长的项目名称', amount: 0 })).toEqual([
      ['.projectName', '项目名称不能超过5个字'],
      ['.amount', '申请金额不能小于1'],
    ]);
  });

  it('finds a problem inside a row of a list', () => {
    expect(sentences({ projectName: '技改', amount: 2, rows: [{}] })).toEqual([
      ['.rows.0.name', '请输入设备清单第1行的设备名称'],
    ]);
  });
});
