import { validation as en } from './en/validation.ts';
import { fill } from './kit.ts';
import type { Locale } from './kit.ts';
import { validation as zh } from './zh/validation.ts';

// Not the whole catalogue: a page with a form would bring the words of every entity.
const validations = { zh, en };

/** What a sentence needs to know of the JSON Schema of a form. */
export interface FormSchema {
  title?: string;
  type?: unknown;
  oneOf?: unknown;
  enum?: unknown;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  'x-files'?: { accept: readonly string[]; maxSizeMb: number };
  'x-dictionary'?: unknown;
}

/** Whether something is a form's schema: one that was published is well formed. */
export const isFormSchema = (schema: unknown): schema is FormSchema =>
  typeof schema === 'object' && schema !== null;

/** One value that does not hold: the JSON Schema keyword that said so, or `characters`, and where. */
export interface FormIssue {
  keyword: string;
  /** Names and row numbers from the root of the data; a missing field is the last step. */
  path: readonly string[];
}

type ValidationKey = keyof typeof zh;

const keyOf: Partial<Record<string, ValidationKey>> = {
  required: 'enter',
  minLength: 'enter',
  minItems: 'tooFew',
  maxLength: 'tooLong',
  maxItems: 'tooManyRows',
  minimum: 'tooSmall',
  maximum: 'tooBig',
  characters: 'characters',
  foreignFile: 'foreignFile',
  fileType: 'fileType',
  fileSize: 'fileSize',
  region: 'region',
  entry: 'entry',
};

/** What is ticked in a list of choices are no rows either. */
const ofChoices: Partial<Record<ValidationKey, ValidationKey>> = {
  ...{ enter: 'select', tooFew: 'select', tooManyRows: 'tooMany' },
};

/** What is counted in a field of files are no rows. */
const ofFiles: Partial<Record<ValidationKey, ValidationKey>> = {
  ...{ enter: 'tooFewFiles', tooFew: 'tooFewFiles', tooManyRows: 'tooManyFiles' },
};

// These only say that something inside failed; what is inside says what.
const wrappers = new Set(['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'properties', 'items', '$ref']);

/** Whether an issue says something of its own, not only that something inside it failed. */
export const isTelling = ({ keyword }: FormIssue) => !wrappers.has(keyword);

/** Says in the reader's language what is wrong with one answer; the schema's titles are in that language already. */
export function formSentence(schema: FormSchema, issue: FormIssue, locale: Locale): string {
  const validation = validations[locale];
  const field = schemaAt(schema, issue.path);
  const facts = {
    label: labelOf(schema, issue.path, locale),
    minimum: field.minimum ?? field.minItems ?? 1,
    maximum: field.maximum ?? field.maxLength ?? maximumOf(issue, field),
    accept: field['x-files']?.accept.join(', '),
  };
  return fill(validation[keyFor(issue.keyword, field)], facts);
}

const maximumOf = ({ keyword }: FormIssue, { maxItems, 'x-files': files }: FormSchema) =>
  keyword === 'fileSize' ? files?.maxSizeMb : maxItems;

function keyFor(keyword: string, field: FormSchema): ValidationKey {
  const key = keyOf[keyword] ?? 'invalid';
  if (field['x-files']) return ofFiles[key] ?? key;
  if (field.items && isChosen(field.items)) return ofChoices[key] ?? key;
  return key === 'enter' ? keyForNothing(field) : key;
}

/** What is asked of a field that has no answer. */
function keyForNothing(field: FormSchema): ValidationKey {
  if (field.type === 'array') return 'tooFew';
  return isChosen(field) || field.type === 'boolean' ? 'select' : 'enter';
}

const isChosen = (field: FormSchema) => (field.oneOf ?? field.enum ?? field['x-dictionary']) !== undefined;

/** The part of a schema that describes a place in the data. */
function schemaAt(schema: FormSchema, path: readonly string[]): FormSchema {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  return schemaAt(schema.properties?.[step] ?? schema.items ?? {}, rest);
}

/** A field's title; inside a list it names the list and the row as people count them. */
function labelOf(schema: FormSchema, path: readonly string[], locale: Locale): string {
  const name = path.at(-1) ?? '';
  // One of several choices has no title: the question is what it is called by.
  const asked = /^\d+$/.test(name) ? path.slice(0, -1) : path;
  const label = schemaAt(schema, asked).title ?? name;
  const [list, row] = [path.slice(0, -2), Number(path.at(-2))];
  if (path.length < 3 || !Number.isInteger(row)) return label;
  const facts = { label, row: row + 1, list: schemaAt(schema, list).title ?? '' };
  return fill(validations[locale].inRow, facts);
}
