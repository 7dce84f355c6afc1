import { expect, it } from 'vitest';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { fieldErrors } from '@policy/shared/messages/sentences.ts';

import { fieldsOf } from './fields.ts';
import { refusalOf } from './rules.ts';

const field = (name: string) => fieldsOf(policy, 'zh').find((one) => one.name === name)!;

it('a form says the server’s sentence for a missing field', () => {
  const issues = policy.draft.safeParse({}).error!.issues;
  const server = fieldErrors(policy, issues, 'zh').find((error) => error.field === 'title');
  expect(refusalOf(field('title'), '', 'zh')).toBe(server?.message);
  expect(refusalOf(field('title'), undefined, 'zh')).toBe('请输入政策标题');
});

it('a choice is asked for by 请选择', () => {
  expect(refusalOf(field('docType'), undefined, 'zh')).toBe('请选择文件类型');
});

it('a field that is too long is told its limit', () => {
  expect(refusalOf(field('title'), '长'.repeat(201), 'zh')).toBe('政策标题不能超过200个字');
});

it('an optional field may be left empty', () => {
  expect(refusalOf(field('docNo'), '', 'zh')).toBeUndefined();
  expect(refusalOf(field('docNo'), null, 'zh')).toBeUndefined();
});

it('a structure that is not spelt as an object yet is told what it has to be', () => {
  const rules = fieldsOf(itemGuide, 'zh').find(({ name }) => name === 'matchRules')!;
  expect(refusalOf(rules, '{"creditOk": tru', 'zh')).toBe(
    '匹配规则须写成 JSON 对象，请检查花括号、引号和逗号',
  );
  expect(refusalOf(rules, ['creditOk'], 'zh')).toContain('须写成 JSON 对象');
  expect(refusalOf(rules, { creditOk: true }, 'zh')).toBeUndefined();
  expect(refusalOf(rules, null, 'zh')).toBeUndefined();
});
