import { supportModes } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { describe, expect, it } from 'vitest';

import { formErrors } from '../../modules/application/forms/form-validation.ts';
import { translated } from '../../modules/application/forms/forms.ts';
import { forms } from './forms.ts';

const han = /\p{Script=Han}/u;
type Nested = string | number | boolean | null | Nested[] | { [name: string]: Nested };
const textsIn = (value: Nested): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the seeded forms', () => {
  it('are one for every support mode', () => {
    expect(forms.map(({ key }) => key).sort()).toEqual(supportModes.map((mode) => `form_${mode}`).sort());
  });
});

describe.each(forms.map((form) => [form.key, form] as const))('the form %s', (_key, form) => {
  const properties: Record<string, unknown> = form.schema.properties;

  it('says every Chinese text in English too, and nothing that is not there', () => {
    const chinese = new Set(textsIn([form.schema, form.uiSchema] as Nested).filter((text) => han.test(text)));
    expect(Object.keys(form.texts.en).sort()).toEqual([...chinese].sort());
    const english = [translated(form.schema, form.texts.en), translated(form.uiSchema, form.texts.en)];
    expect(textsIn(english as Nested).filter((text) => han.test(text))).toEqual([]);
  });

  it('lists its fields in their order and asks for nothing that it does not have', () => {
    expect(form.uiSchema['ui:order']).toEqual(Object.keys(properties));
    const demanded = [...form.schema.required, ...form.schema.allOf.flatMap(({ then }) => then.required)];
    expect(demanded.filter((name) => !(name in properties))).toEqual([]);
  });

  it('asks for the amount, and for every required field when nothing was given', () => {
    const errors = formErrors(form.schema, {}, 'zh');
    expect(errors.map(({ field }) => field).sort()).toEqual([...form.schema.required].sort());
    expect(form.schema.required).toContain('applyAmountWan');
    expect(errors.every(({ message }) => han.test(message))).toBe(true);
  });

  it('drops what it does not ask for, at the top and in each row of its lists', () => {
    const lists = Object.entries(properties).filter(
      ([, field]) => (field as { type: string }).type === 'array',
    );
    const closed = lists.map(([, field]) => (field as { items: { additionalProperties: boolean } }).items);
    expect([form.schema, ...closed].every(({ additionalProperties }) => !additionalProperties)).toBe(true);
  });
});
