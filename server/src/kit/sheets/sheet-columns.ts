import { englishOf } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { entityWords, labelsOf } from '@policy/shared/messages/entity-words.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { entityByName, shownFields } from '../access/scope.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { fieldsOf } from '../table/fields.ts';

/** What stands in a cell of a sheet. */
export type Cell = string | number | null;

type Row = Readonly<Record<string, unknown>>;

/** One column of a list as a sheet shows it. */
export interface SheetColumn {
  key: string;
  label: string;
  cell: (row: Row, names: Names) => Cell;
}

/** Names of pointed rows that do not travel with the list, by id. */
type Names = ReadonlyMap<string, string>;
type Field = ReturnType<typeof fieldsOf>[number] & { english?: string | undefined };

/** What the contract lists, and the parent of a node, which a screen tells by its place. */
const toldFields = (entity: Entity) => fieldsOf(entity).filter(({ list, root }) => list ?? root);

/** The columns of an entity's list in the reader's language, as far as he may see them, and when the row was made. */
export function sheetColumns(entity: Entity, context: Context): SheetColumn[] {
  const { locale } = context;
  const texts = catalogue(locale).entity(entity.name);
  const shown = shownFields(entity, context);
  const listed = toldFields(entity).filter(({ key }) => !shown || shown.includes(key));
  const columns = listed.map((field) => ({
    key: field.key,
    label: texts.fields[field.key] ?? field.key,
    cell: cellOf(
      { ...field, english: englishOf(entity, field.key) },
      { choices: texts.choices[field.key] ?? {}, locale },
    ),
  }));
  const made = { key: 'createTime', label: catalogue(locale).sheet.createTime, cell: valueAt('createTime') };
  return [...columns, made];
}

/** Names of what the rows of a part point to, where the list does not carry them; one query a field. */
export async function namesBeside(entity: Entity, context: Context, rows: readonly Row[]): Promise<Names> {
  const names = new Map<string, string>();
  for (const { key, target } of unnamed(entity)) {
    const ids = [...new Set(rows.flatMap((row) => idsIn(row[key])))];
    const found = ids.length > 0 ? await repositoryOf(target, context).names(ids) : [];
    for (const [id, name] of found) names.set(id, name);
  }
  return names;
}

/** Told fields whose rows carry ids alone. */
const unnamed = (entity: Entity) =>
  toldFields(entity).flatMap(({ key, source, as }) => {
    const target = source && !as ? entityByName(source) : undefined;
    return target ? [{ key, target }] : [];
  });

interface Words {
  choices: Record<string, string>;
  locale: Locale;
}
type Telling = (value: unknown, words: Words) => Cell;

const plain = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : null;
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
};
const chosen: Telling = (value, { choices }) => {
  const key = plain(value);
  return key === null ? null : (choices[key] ?? key);
};
const several: Telling = (value, words) =>
  Array.isArray(value) ? value.map((one) => chosen(one, words)).join(',') : null;

/** How a value of each kind reads in a cell. */
const tellings = {
  text: plain,
  longText: plain,
  richText: (value) => (typeof value === 'string' ? value.replace(/<[^>]*>/g, '') : null),
  integer: plain,
  decimal: plain,
  flag: (value, { locale }) => {
    const { yes, no } = catalogue(locale).sheet;
    return value === 1 ? yes : value === 0 ? no : null;
  },
  choice: chosen,
  numericChoice: chosen,
  choices: several,
  date: plain,
  dateTime: plain,
  reference: plain,
  references: plain,
  json: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
} satisfies Record<FieldKind, Telling>;

const valueAt =
  (key: string): SheetColumn['cell'] =>
  (row) =>
    plain(row[key]);

function cellOf(field: Field, words: Words): SheetColumn['cell'] {
  const { key, kind, source, as, asEn, english } = field;
  const named = namesIn(field, words.locale);
  if (named) return (row) => named(row);
  if (!source) {
    const telling: Telling = tellings[kind];
    return (row) => telling(inEnglish(row, words, english) ?? row[key], words);
  }
  if (!as)
    return (row, names) =>
      idsIn(row[key])
        .map((id) => names.get(id) ?? id)
        .join(',');
  return (row) => plain(inEnglish(row, words, asEn) ?? row[as]);
}

/** How a cell reads that holds names of the contract: the title of an entity, or the labels of its fields. */
function namesIn(
  { key, namesEntity, namesFieldsOf }: Field,
  locale: Locale,
): ((row: Row) => Cell) | undefined {
  const names = (row: Row, of: string) => String(plain(row[of]) ?? '');
  if (namesEntity) return (row) => entityWords(names(row, key), locale).title;
  if (!namesFieldsOf) return undefined;
  return (row) => labelsOf(entityWords(names(row, namesFieldsOf), locale), names(row, key)).join(',');
}

const inEnglish = (row: Row, { locale }: Words, field: string | undefined): unknown =>
  locale === 'en' && field ? row[field] : null;
