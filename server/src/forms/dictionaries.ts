import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { dictionaryFields, entryAnswers } from '@policy/shared/forms/fields/dictionary-fields.ts';
import type { EntryAnswer } from '@policy/shared/forms/fields/dictionary-fields.ts';
import { withTold } from '@policy/shared/forms/fields/told-names.ts';
import { faultSentence } from '@policy/shared/forms/form-faults.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import { and, inArray, isNotNull } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { InvalidDraft } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';

type Structure = Record<string, unknown>;

interface Form {
  schema: Structure;
  uiSchema: Structure;
}

type Entry = RowOf<typeof businessDictionary>;

const table = tableOf(businessDictionary);

/** An entry as answers name it: a key is one of its own dictionary alone. */
export const entryId = ({ code, key }: { code: string; key: string }): string => `${code}\n${key}`;

/** The entries of some dictionaries of the tenant, sealed ones too, by dictionary and key; whoever fills a form in reads them all. */
async function entriesOf(context: Context, codes: readonly string[]): Promise<Map<string, Entry>> {
  if (codes.length === 0) return new Map();
  const rows = await repositoryOf(businessDictionary, { ...context, actor: null }).all(
    and(inArray(table.code, [...new Set(codes)]), isNotNull(table.parentId)),
  );
  return new Map(rows.map((row) => [entryId({ code: row.code, key: row.dictKey ?? '' }), row]));
}

const codesOf = (named: readonly { code: string }[]) => named.map(({ code }) => code);

/**
 * Entries among answers that their dictionary does not have, each at its field. One that is sealed is offered no more: it stays where
 * it was answered before, and is not answered anew.
 */
export async function unfitEntries(
  context: Context,
  form: Form,
  { answers, before }: { answers: Structure; before: Structure },
): Promise<FieldError[]> {
  const named = entryAnswers(form, answers);
  const known = await entriesOf(context, codesOf(named));
  const kept = new Set(entryAnswers(form, before).map(entryId));
  const isOffered = (answer: EntryAnswer) => {
    const entry = known.get(entryId(answer));
    return entry !== undefined && (entry.isSealed === 0 || kept.has(entryId(answer)));
  };
  return named
    .filter((answer) => !isOffered(answer))
    .map(({ path }) => ({
      field: path.join('.'),
      message: formSentence(form.schema, { keyword: 'entry', path }, context.locale),
    }));
}

/** What entries of dictionaries are called in the reader's language, by dictionary and key. */
export async function entryNames(
  context: Context,
  named: readonly EntryAnswer[],
): Promise<Map<string, string>> {
  const known = await entriesOf(context, codesOf(named));
  return new Map([...known].map(([id, entry]) => [id, saidOf(context, entry)]));
}

const saidOf = ({ locale }: Context, { dictValue, nameEn }: Entry): string =>
  locale === 'en' ? (nameEn ?? dictValue) : dictValue;

/** The layout of a form with what each of its dictionaries offers, for readers who could not ask for it themselves. */
export async function withOffered(context: Context, { schema, uiSchema }: Form): Promise<Structure> {
  const fields = dictionaryFields(schema);
  const known = [...(await entriesOf(context, codesOf(fields))).values()];
  return fields.reduce<Structure>((layout, { path, code }) => {
    const offered = known.filter((entry) => entry.code === code && entry.isSealed === 0);
    const names = Object.fromEntries(offered.map((entry) => [entry.dictKey ?? '', saidOf(context, entry)]));
    return withTold(layout, { path, names });
  }, uiSchema);
}

/** Refuses a form that is answered from a dictionary which has nothing to offer, each at its field. */
export async function refuseUnknownDictionaries(
  context: Context,
  { schema }: Pick<Form, 'schema'>,
): Promise<void> {
  const fields = dictionaryFields(schema);
  const known = await entriesOf(context, codesOf(fields));
  const offered = new Set(
    [...known.values()].flatMap(({ code, isSealed }) => (isSealed === 0 ? [code] : [])),
  );
  const faults = fields.filter(({ code }) => !offered.has(code));
  if (faults.length > 0)
    throw new InvalidDraft(
      faults.map(({ at, name }) => faultSentence({ field: at, key: 'noDictionary', name }, context.locale)),
    );
}
