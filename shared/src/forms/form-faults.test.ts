import { describe, expect, it } from 'vitest';

import { formFaults } from './form-faults.ts';

const text = (over: object = {}) => ({ type: 'string', title: '名称', ...over });
const form = (properties: object, over: object = {}) => ({
  schema: { title: '表', type: 'object', required: [], properties, ...over },
  uiSchema: {},
  texts: { en: { 表: 'Form', 名称: 'Name' } },
});
const told = (...[designed, locale = 'zh']: [ReturnType<typeof form>, ('zh' | 'en')?]) =>
  formFaults(designed, locale).map(({ field, message }) => [field, message]);

describe('a form that cannot be published', () => {
  it('is none where it is whole', () => {
    expect(told(form({ name: text() }))).toEqual([]);
  });

  it.each([
    '^1\\d{10}$',
    '^[(+*)|]+$',
    '^\\d+(\\.\\d{1,2})?$',
    '^(\\d{1,3}\\.){3}\\d{1,3}$',
    '^\\(a+\\)*$',
    '^(ab)+$',
  ])('is none for the pattern %s', (pattern) => {
    expect(told(form({ name: text({ pattern }) }))).toEqual([]);
  });

  const at = 'schema.properties.name';
  it.each([
    ['of a key that is none', { '1st': text() }, 'schema.properties.1st', '字段标识“1st”'],
    ['of a key that every object has', { constructor: text() }, 'schema.properties.constructor', '字段标识'],
    ['without a title', { name: { type: 'string' } }, at, '字段“name”没有中文标题'],
    ['with limits the wrong way round', { name: text({ minLength: 5, maxLength: 2 }) }, at, '下限大于上限'],
    ['with a pattern that is none', { name: text({ pattern: '(' }) }, at, '正则表达式'],
    ['with a repeated repetition', { name: text({ pattern: '^(\\w+\\s?)*$' }) }, at, '校验可能极慢'],
    ['with repeated alternatives', { name: text({ pattern: '^(?:a|a){2,}$' }) }, at, '校验可能极慢'],
    ['with one deep inside', { name: text({ pattern: '^((a{1,9})b)+$' }) }, at, '校验可能极慢'],
    [
      'with options that are alike',
      {
        name: text({
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'a', title: 'B' },
          ],
        }),
      },
      at,
      '每个选项',
    ],
    [
      'that is a group without fields',
      { name: text({ type: 'object', properties: {} }) },
      `${at}.properties`,
      '请至少添加一个字段',
    ],
    ['that is a list of nothing', { name: text({ type: 'array' }) }, at, '类型不受支持'],
  ])('tells a field %s', (...[, properties, field, sentence]) => {
    expect(told(form(properties))).toEqual([[field, expect.stringContaining(sentence)]]);
  });

  it('tells what is required, ordered or laid out and is not there', () => {
    expect(told(form({ name: text() }, { required: ['other'] }))).toEqual([
      ['schema.required', '必填列表中的“other”不是表单的字段'],
    ]);
    const laidOut = {
      ...form({ name: text() }),
      uiSchema: { 'ui:order': ['other'], gone: {}, name: { 'ui:widget': 'iframe' } },
    };
    expect(told(laidOut).map(([field]) => field)).toEqual([
      ...['uiSchema.ui:order', 'uiSchema.ui:order', 'uiSchema.gone', 'uiSchema.name'],
    ]);
  });

  it('tells a signature that nobody could draw', () => {
    const signed = (accept: readonly string[]) => {
      const ids = { type: 'array', maxItems: 1, items: { type: 'string', format: 'uuid' } };
      return {
        ...form({ name: text({ ...ids, 'x-files': { accept, maxSizeMb: 1 } }) }),
        uiSchema: { name: { 'ui:widget': 'signature' } },
      };
    };
    expect(told(signed(['jpg', 'png']))).toEqual([]);
    expect(told(signed(['jpg']))).toEqual([['uiSchema.name', '字段“name”的控件不受支持']]);
  });

  it('tells every Chinese text that has no English, and speaks English itself', () => {
    const help = form({ name: text({ description: '填写全称' }) });
    expect(told(help, 'en')).toEqual([['texts.en.填写全称', '“填写全称” has no English text']]);
    expect(told(form({ name: text({ description: 'PDF' }) }))).toEqual([]);
  });

  it('tells nesting that goes too deep', () => {
    const nest = (depth: number): object =>
      depth === 0 ? text() : text({ type: 'object', properties: { inner: nest(depth - 1) } });
    expect(told(form({ name: nest(3) }))).toEqual([]);
    expect(told(form({ name: nest(4) }))[0]?.[1]).toContain('嵌套过深');
  });
});
