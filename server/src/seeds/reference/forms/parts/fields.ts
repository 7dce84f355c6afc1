/** A text in Chinese and in English. */
export type Said = readonly [zh: string, en: string];

/** One field of a form: its part of the JSON Schema in Chinese, how it is laid out, and its words in both languages. */
export interface Field {
  name: string;
  schema: Readonly<Record<string, unknown>> & { title: string };
  layout?: Readonly<Record<string, unknown>>;
  /** The first is its title. */
  words: readonly [Said, ...Said[]];
  /** The titles of the fields of its rows. */
  members?: Readonly<Record<string, Said>>;
  /** May be left empty. */
  isOptional?: true;
  /** Must be answered while another field has this answer, and may be left empty else. */
  when?: { field: string; is: string };
}

/** A line of text. */
export const text = (name: string, title: Said, max = 100): Field => ({
  name,
  schema: { type: 'string', title: title[0], minLength: 1, maxLength: max },
  words: [title],
});

/** A text of several lines. */
export const paragraph = (
  name: string,
  title: Said,
  { max = 1000, rows = 4, hint }: { max?: number; rows?: number; hint?: Said } = {},
): Field => ({
  name,
  schema: {
    ...{ type: 'string', title: title[0], minLength: 1, maxLength: max },
    ...(hint && { description: hint[0] }),
  },
  layout: { 'ui:widget': 'textarea', 'ui:options': { rows } },
  words: hint ? [title, hint] : [title],
});

/** An amount or another number with decimals. */
export const number = (
  name: string,
  title: Said,
  { least = 0, most = 100_000 }: { least?: number; most?: number } = {},
): Field => ({
  name,
  schema: { type: 'number', title: title[0], minimum: least, maximum: most },
  words: [title],
});

/** A number of people, months, enterprises. */
export const count = (
  name: string,
  title: Said,
  { least = 0, most = 100_000 }: { least?: number; most?: number } = {},
): Field => ({
  name,
  schema: { type: 'integer', title: title[0], minimum: least, maximum: most },
  words: [title],
});

/** The year that an item looks at. */
export const year = (name: string, title: Said): Field => count(name, title, { least: 2000, most: 2100 });

export const date = (name: string, title: Said): Field => ({
  name,
  schema: { type: 'string', title: title[0], format: 'date' },
  words: [title],
});

/** One of a few. */
export const choice = (name: string, title: Said, options: Readonly<Record<string, Said>>): Field => ({
  name,
  schema: {
    type: 'string',
    title: title[0],
    oneOf: Object.entries(options).map(([key, [zh]]) => ({ const: key, title: zh })),
  },
  layout: { 'ui:widget': 'radio' },
  words: [title, ...Object.values(options)],
});

export const yesNo = (name: string, title: Said): Field =>
  choice(name, title, { yes: ['是', 'Yes'], no: ['否', 'No'] });

/** The number of an invoice, old or electronic. */
export const invoiceNo = (): Field => {
  const title: Said = ['发票号码', 'Invoice number'];
  const { schema, ...field } = text('invoiceNo', title, 20);
  return { ...field, schema: { ...schema, pattern: '^[0-9A-Za-z]{8,20}$' } };
};

/** A table that the applicant fills in row by row. */
export const list = (
  name: string,
  title: Said,
  { fields, least = 1, hint }: { fields: readonly Field[]; least?: number; hint?: Said },
): Field => ({
  name,
  schema: {
    ...{ type: 'array', title: title[0], minItems: least, maxItems: 200 },
    items: {
      type: 'object',
      required: fields.filter(({ isOptional }) => !isOptional).map((field) => field.name),
      additionalProperties: false,
      properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    },
    ...(hint && { description: hint[0] }),
  },
  layout: {
    'ui:options': { orderable: false },
    items: { 'ui:order': fields.map((field) => field.name) },
  },
  words: [title, ...(hint ? [hint] : []), ...fields.flatMap(({ words }) => words)],
  members: Object.fromEntries(fields.map((field) => [field.name, field.words[0]])),
});

export const optional = (field: Field): Field => ({ ...field, isOptional: true });

/** A field that is asked for under an answer to another one. */
export const when = (on: string, is: string, field: Field): Field => ({
  ...field,
  isOptional: true,
  when: { field: on, is },
});
