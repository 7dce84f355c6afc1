import { rulesOf } from '@policy/shared/forms/form-rule.ts';
import { ruleFaults } from '@policy/shared/forms/rule-faults.ts';
import { describe, expect, it } from 'vitest';

import { formErrors } from '../../forms/form-validation.ts';
import { translated } from '@policy/shared/forms/translated.ts';
import { ownAnswers } from '../demo/cases/answers/own-answers.ts';
import guides from '../demo/data/item-guide.json' with { type: 'json' };
import { forms } from './forms.ts';
import { isAnyWrong } from '../../../test/wrong-answers.ts';

const facts = { today: '2026-11-21', window: { begin: '2026-11-01', end: '2026-12-31' } };
const han = /\p{Script=Han}/u;
type Nested = string | number | boolean | null | Nested[] | { [name: string]: Nested };
const textsIn = (value: Nested): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the seeded forms', () => {
  it('are one of its own for every guide that is applied for', () => {
    const ordinary = guides.filter(({ isMsjx }) => isMsjx === 0);
    const keys = ordinary.map(({ formKey }) => formKey);
    expect(ordinary).toHaveLength(22);
    expect(new Set(keys).size).toBe(22);
    expect(forms.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it('have a title of their own in both languages', () => {
    expect(new Set(forms.map(({ schema }) => schema.title)).size).toBe(forms.length);
    expect(new Set(forms.map(({ schema, texts }) => texts.en[schema.title])).size).toBe(forms.length);
  });
});

describe.each(forms.map((form) => [form.key, form] as const))('the form %s', (key, form) => {
  const { 'x-rules': rules, ...schema } = form.schema;
  const { properties } = schema;

  it('says every Chinese text in English too, and nothing that is not there', () => {
    const chinese = new Set(textsIn([schema, form.uiSchema] as Nested).filter((text) => han.test(text)));
    expect(Object.keys(form.texts.en).sort()).toEqual([...chinese].sort());
    const english = [translated(schema, form.texts.en), translated(form.uiSchema, form.texts.en)];
    expect(textsIn(english as Nested).filter((text) => han.test(text))).toEqual([]);
    for (const { message } of rules)
      expect([han.test(message.zh), han.test(message.en)]).toEqual([true, false]);
  });

  it('lists its fields in their order and asks for nothing that it does not have', () => {
    expect(form.uiSchema['ui:order']).toEqual(Object.keys(properties));
    const demanded = [...schema.required, ...(schema.allOf ?? []).flatMap(({ then }) => then.required)];
    expect(demanded.filter((name) => !(name in properties))).toEqual([]);
  });

  it('asks for the amount, and for every required field when nothing was given', () => {
    const errors = formErrors({ schema, facts }, {}, 'zh');
    expect(errors.map(({ field }) => field).sort()).toEqual([...schema.required].sort());
    expect(schema.required).toContain('applyAmountWan');
    expect(errors.every(({ message }) => han.test(message))).toBe(true);
  });

  it('drops what it does not ask for, at the top and in each row of its lists', () => {
    const lists = Object.values(properties).filter(({ type }) => type === 'array');
    const closed = lists.map(({ items }) => items as { additionalProperties: boolean });
    expect([schema, ...closed].every(({ additionalProperties }) => !additionalProperties)).toBe(true);
  });

  it('has rules between its fields that could be saved', () => {
    expect(rulesOf(form.schema)).toHaveLength(rules.length);
    expect(rules.length).toBeGreaterThan(1);
    expect(ruleFaults(form.schema, 'zh')).toEqual([]);
  });

  it('holds for answers that fit, and each rule speaks at its field to one that does not', () => {
    const right = {
      ...ownAnswers(key, {
        ...{ companyName: '江屿市泽岚环保科技有限公司', amountWan: 5, day: facts.today },
        ...{ windowBegin: facts.window.begin, serial: 1 },
      }),
      ...{ applyAmountWan: 5, projectSummary: '示范', contactName: '王芳', contactPhone: '13800000000' },
    };
    expect(formErrors({ schema: form.schema, facts }, right, 'zh')).toEqual([]);
    for (const rule of rules) {
      const alone = { schema: { ...schema, 'x-rules': [rule] }, facts };
      const place = new RegExp(`^${rule.field.replace('.*.', '\\.\\d+\\.')}$`);
      const speaks = (answers: Record<string, unknown>) =>
        formErrors(alone, answers, 'zh').some(
          ({ field, message }) => place.test(field) && message === rule.message.zh,
        );
      const spoken = isAnyWrong(right, properties, speaks);
      expect([rule.field, rule.message.zh, spoken]).toEqual([rule.field, rule.message.zh, true]);
    }
  });
});
