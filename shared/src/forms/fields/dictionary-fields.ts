import { askedAnswers } from './asked-answers.ts';
import type { LaidOut } from './asked-answers.ts';
import { isStructure } from '../form-rule.ts';

type Part = Readonly<Record<string, unknown>>;

/** The control of a field that is answered by an entry of a dictionary. */
export const dictionaryWidget = 'dictionary';

/** Under what a field names its dictionary: its entries are read when the form is shown, and never copied into it. */
export const dictionaryKey = 'x-dictionary';

const codeForm = /^\w[\w-]{0,49}$/;

/** The code of the dictionary that a field is answered from; null for one that names none. */
export function dictionaryOf(part: Part): string | null {
  const code = part[dictionaryKey];
  return typeof code === 'string' && codeForm.test(code) ? code : null;
}

/** An entry of a dictionary among the answers of a form. */
export interface EntryAnswer {
  path: string[];
  code: string;
  key: string;
}

/** The entries of dictionaries among the answers of a form, in groups and in the rows of lists too. */
export const entryAnswers = (form: LaidOut, answers: unknown): EntryAnswer[] =>
  askedAnswers(form, answers).flatMap(({ path, part, answer }) => {
    const code = dictionaryOf(part);
    return code !== null && typeof answer === 'string' && answer !== '' ? [{ path, code, key: answer }] : [];
  });

/** A field that is answered from a dictionary, and where it stands; the fields of rows by the first of them. */
interface DictionaryField {
  path: string[];
  /** Its place in the schema. */
  at: string;
  name: string;
  code: string;
}

/** The fields of a schema that are answered from dictionaries, in groups and in the rows of lists too. */
export function dictionaryFields(
  schema: Part,
  { path, at }: Pick<DictionaryField, 'path' | 'at'> = { path: [], at: 'schema' },
): DictionaryField[] {
  const { properties } = schema;
  if (!isStructure(properties)) return [];
  return Object.entries(properties).flatMap(([key, part]) => {
    if (!isStructure(part)) return [];
    const own = { path: [...path, key], at: `${at}.properties.${key}` };
    const code = dictionaryOf(part);
    const row = { path: [...own.path, '0'], at: `${own.at}.items` };
    return [
      ...(code === null ? [] : [{ ...own, name: titleOf(part) ?? key, code }]),
      ...dictionaryFields(part, own),
      ...(isStructure(part.items) ? dictionaryFields(part.items, row) : []),
    ];
  });
}

const titleOf = ({ title }: Part): string | null =>
  typeof title === 'string' && title !== '' ? title : null;
