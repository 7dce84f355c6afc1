import { formFaults as en } from '../messages/en/form-faults.ts';
import { fill } from '../messages/kit.ts';
import type { Locale } from '../messages/kit.ts';
import type { FieldError } from '../messages/sentences.ts';
import { formFaults as zh } from '../messages/zh/form-faults.ts';
import { fieldFaults } from './field-faults.ts';
import type { Fault } from './field-faults.ts';
import { isStructure } from './form-rule.ts';
import { layoutFaults } from './layout-faults.ts';
import { ruleFaults } from './rule-faults.ts';
import { textsIn } from './form-texts.ts';

/** A form as it is designed and kept. */
export interface DesignedForm {
  schema: Readonly<Record<string, unknown>>;
  uiSchema: Readonly<Record<string, unknown>>;
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const sentences = { zh, en };
const mostFields = 300;

/** Says a fault of a form in a sentence. */
export const faultSentence = (
  { field, key, name, most = mostFields }: Fault,
  locale: Locale,
): FieldError => ({
  field,
  message: fill(sentences[locale][key], { name, most }),
});

/**
 * Everything that keeps a form from being published, each at its place (`schema.properties.amount.title`) and in a sentence: its
 * fields, its layout, the rules between its fields, and texts that nobody has said in English. Whether the schema is valid by
 * the letter of JSON Schema is asked of a validator besides.
 */
export function formFaults(form: DesignedForm, locale: Locale): FieldError[] {
  const say = (faults: readonly Fault[]) => faults.map((fault) => faultSentence(fault, locale));
  const { schema, uiSchema, texts } = form;
  if (schema.type !== 'object' || !isStructure(schema.properties))
    return say([{ field: 'schema', key: 'root', name: '' }]);
  const count = (JSON.stringify(schema).match(/"title":/g) ?? []).length;
  if (count > mostFields) return say([{ field: 'schema', key: 'many', name: '' }]);
  const rules = ruleFaults(schema, locale).map(({ field, message }) => ({
    field: `schema.${field}`,
    message,
  }));
  return [
    ...say(fieldFaults(schema, 'schema')),
    ...say(layoutFaults(schema, uiSchema, { at: 'uiSchema', isRow: false })),
    ...rules,
    ...say(englishFaults(form, texts.en ?? {})),
  ];
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

const englishFaults = (form: DesignedForm, words: Readonly<Record<string, string>>): Fault[] =>
  textsIn(form)
    .filter((text) => isChinese(text) && !words[text]?.trim())
    .map((text) => ({ field: `texts.en.${text}`, key: 'english' as const, name: text }));
