import type { FormRule } from '@policy/shared/forms/form-rule.ts';

import type { Field, Said } from './fields.ts';
import type { RulePart } from './rules.ts';

/** What is asked for under an answer to another question. */
interface Condition {
  if: object;
  then: { required: string[] };
}

/** A form as it is kept: its texts in Chinese, with what to read instead in English. */
interface FormSeed {
  key: string;
  version: number;
  schema: {
    title: string;
    required: string[];
    properties: Record<string, Field['schema']>;
    allOf?: Condition[];
    'x-rules': FormRule[];
  } & Record<string, unknown>;
  uiSchema: Record<string, unknown> & { 'ui:order': string[] };
  texts: { en: Record<string, string> };
}

interface FormParts {
  title: Said;
  fields: readonly Field[];
  rules: readonly RulePart[];
}

/** Puts a form together from its parts, in the order in which they are shown. */
export function composeForm(key: string, { title, fields, rules }: FormParts): FormSeed {
  const words = [title, ...fields.flatMap((field) => field.words)];
  const conditions = fields.flatMap(conditionOf);
  return {
    key,
    version: 1,
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: title[0],
      type: 'object',
      additionalProperties: false,
      required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      // A list of conditions must not be empty: JSON Schema 2020-12, 10.2.1.1.
      ...(conditions.length > 0 && { allOf: conditions }),
      'x-rules': rules.map((rule) => rule((field) => titleIn(fields, field))),
    },
    uiSchema: {
      'ui:order': fields.map(({ name }) => name),
      ...Object.fromEntries(fields.flatMap(({ name, layout }) => (layout ? [[name, layout]] : []))),
    },
    texts: { en: Object.fromEntries(wordsByTitle(words)) },
  };
}

const conditionOf = ({ name, when }: Field): Condition[] =>
  when
    ? [
        {
          if: { properties: { [when.field]: { const: when.is } }, required: [when.field] },
          then: { required: [name] },
        },
      ]
    : [];

/** One English text for every Chinese one; two would make it a matter of order which is read. */
function wordsByTitle(words: readonly Said[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [zh, en] of words) {
    const known = found.get(zh) ?? en;
    if (known !== en) throw new Error(`“${zh}” is both “${known}” and “${en}”`);
    found.set(zh, en);
  }
  return found;
}

/** What a field is called; `list.*.member` is one of rows. */
function titleIn(fields: readonly Field[], path: string): Said {
  const [name, member] = path.split('.*.');
  const field = fields.find((one) => one.name === name);
  const title = member ? field?.members?.[member] : field?.words[0];
  if (!title) throw new Error(`The form has no field ${path}`);
  return title;
}
