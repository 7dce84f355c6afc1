import { describe, expect, it } from 'vitest';

import type { FormContent } from '../../contract/process-design/form-calls.ts';
import { formFaults } from '../form-faults.ts';
import { addKind, changeField, moveField, removeField, renameField } from './edit-fields.ts';
import { conditionsOf, rulesIn, withConditions, withRules } from './edit-rules.ts';
import { allFields, fieldAt } from './form-tree.ts';
import { fieldKinds, kindOf } from './kinds.ts';
import { spotForNew, spotOf } from './moves.ts';
import { writtenRule } from './rule-shapes.ts';

const begun: FormContent = {
  schema: { title: '表', type: 'object', additionalProperties: false, required: [], properties: {} },
  uiSchema: { 'ui:order': [] },
  texts: { en: { 表: 'Form' } },
};
const add = (content: FormContent, kind: (typeof fieldKinds)[number], parent: string[] = []) =>
  addKind(content, spotForNew(content, parent), {
    kind,
    titles: [
      [`甲${kind}`, `One ${kind}`],
      [`乙${kind}`, `Other ${kind}`],
    ],
  });
/** A form with a list of two columns and a group of one field. */
function furnished() {
  const rows = add(begun, 'rows');
  const amount = add(rows.content, 'amount', ['rows']);
  const text = add(amount.content, 'text', ['rows']);
  const group = add(text.content, 'group');
  return add(group.content, 'date', ['group']).content;
}
/** Where fields go in a kind that holds some. */
const insideOf = (kind: (typeof fieldKinds)[number]): string[][] => {
  if (kind === 'tabs') return [['tab1'], ['tab2']];
  return ['rows', 'group', 'columns', 'collapse'].includes(kind) ? [[]] : [];
};
const placesOf = (content: FormContent) => allFields(content).map((path) => path.join('.'));

describe('a form that is designed', () => {
  it.each(fieldKinds)('takes a field of kind %s, which is recognised again', (kind) => {
    const { content, path } = add(begun, kind);
    const whole = insideOf(kind).reduce(
      (now, inner) => add(now, 'text', [...path, ...inner]).content,
      content,
    );
    const field = fieldAt(whole, path);
    const known = { yesNo: 'choice', dateRange: 'date' };
    expect(field && kindOf(field.part, field.layout)).toBe(Reflect.get(known, kind) ?? kind);
    // What a formula is worked out from, and which dictionary is asked, is said next.
    expect(formFaults(whole, 'zh')).toHaveLength(['formula', 'dictionary'].includes(kind) ? 1 : 0);
  });

  it('keeps its fields in their order as they are moved, into groups and out again', () => {
    const form = furnished();
    expect(placesOf(form)).toEqual(['rows', 'rows.amount', 'rows.text', 'group', 'group.date']);
    const up = moveField(form, ['group'], spotOf(form, ['group'], 'up')!)!;
    expect(placesOf(up.content)).toEqual(['group', 'group.date', 'rows', 'rows.amount', 'rows.text']);
    const out = moveField(form, ['rows', 'text'], spotOf(form, ['rows', 'text'], 'out')!)!;
    expect(placesOf(out.content)).toEqual(['rows', 'rows.amount', 'text', 'group', 'group.date']);
    const inside = moveField(
      out.content,
      ['group'],
      spotOf(out.content, ['group'], 'in') ?? { parent: [], index: 0 },
    )!;
    expect(placesOf(inside.content)[0]).toBe('group');
    expect(spotOf(form, ['group'], 'in')).toEqual({ parent: ['rows'], index: 2 });
    expect(moveField(form, ['group'], { parent: ['group'], index: 0 })).toBeNull();
  });

  it('loses a field with its words and its conditions, and keeps words that are said elsewhere', () => {
    const form = furnished();
    const choice = add(form, 'choice').content;
    const conditioned = withConditions(choice, [{ field: 'group', when: 'choice', is: 'option1' }]);
    const less = removeField(conditioned, ['choice']);
    expect(less).toEqual(form);
    expect(conditionsOf(less)).toEqual([]);
    expect(less.texts.en).not.toHaveProperty('甲choice');
    expect(less.texts.en).toHaveProperty('甲date');
  });

  it('is named by its rules under a new key as well, in lists and in conditions', () => {
    const message = { zh: '合计不符', en: 'The total is wrong' };
    const form = add(add(furnished(), 'amount').content, 'choice').content;
    const sum = { '==': [{ var: 'amount' }, { sum: [{ var: 'rows' }, 'amount'] }] };
    const row = { '>': [{ var: 'row.amount' }, 0] };
    const ruled: FormContent = {
      ...form,
      schema: {
        ...form.schema,
        'x-rules': [
          { rule: sum, field: 'amount', message },
          { rule: row, field: 'rows.*.amount', message },
        ],
      },
    };
    const conditioned = withConditions(ruled, [{ field: 'amount', when: 'choice', is: 'option1' }]);
    const total = renameField(conditioned, ['amount'], 'total')!.content;
    expect(total.schema['x-rules']).toEqual([
      { rule: { '==': [{ var: 'total' }, { sum: [{ var: 'rows' }, 'amount'] }] }, field: 'total', message },
      { rule: row, field: 'rows.*.amount', message },
    ]);
    expect(conditionsOf(total)).toEqual([{ field: 'total', when: 'choice', is: 'option1' }]);
    const member = renameField(total, ['rows', 'amount'], 'paid')!.content;
    expect(member.schema['x-rules']).toEqual([
      { rule: { '==': [{ var: 'total' }, { sum: [{ var: 'rows' }, 'paid'] }] }, field: 'total', message },
      { rule: { '>': [{ var: 'row.paid' }, 0] }, field: 'rows.*.paid', message },
    ]);
    const lists = renameField(member, ['rows'], 'list')!.content;
    expect(formFaults(lists, 'zh')).toEqual([]);
    expect(renameField(lists, ['total'], 'choice')).toBeNull();
  });

  it('says of a field what it was told, and no more than that', () => {
    const form = furnished();
    const changed = changeField(form, ['group', 'date'], {
      part: { type: 'string', format: 'date', title: '开工' },
      isRequired: false,
      words: [['开工', 'Begun']],
    });
    expect(fieldAt(changed, ['group', 'date'])).toEqual({
      ...{ name: 'date', layout: {}, isRequired: false },
      part: { type: 'string', format: 'date', title: '开工' },
    });
    expect(changed.texts.en).toEqual({ ...form.texts.en, 开工: 'Begun', 甲date: undefined });
  });

  it('has its conditions read again, in whatever order the database keeps their parts', () => {
    const asked = [{ field: 'group', when: 'choice', is: 'option1' }];
    const { schema } = withConditions(add(furnished(), 'choice').content, asked);
    const [condition] = schema.allOf as Record<string, object>[];
    const turned = {
      then: condition!.then,
      if: Object.fromEntries(Object.entries(condition!.if!).reverse()),
    };
    expect(conditionsOf({ ...begun, schema: { ...schema, allOf: [turned] } })).toEqual(asked);
  });

  it('keeps a rule whose sentences are still to be written', () => {
    const logic = writtenRule({ field: 'group', is: '>=', against: { kind: 'value', value: 0 } });
    const rule = { rule: logic, field: 'group', message: { zh: '', en: '' } };
    const ruled = withRules(furnished(), [rule]);
    expect(rulesIn(ruled)).toEqual([rule]);
    expect(rulesIn(renameField(ruled, ['group'], 'part')!.content)[0]?.field).toBe('part');
    expect(formFaults(ruled, 'zh')).toHaveLength(1);
  });
});
