import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { fateOf } from '@policy/shared/contract/kit/personal.ts';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { snakeCase } from '../../src/kit/table/table.ts';
import { byHand, fates, mentionedIn, ofOthers } from '../../src/personal-data/deletion/fates.ts';
import { sealedTables } from '../../src/personal-data/deletion/sealed-values.ts';
import { personalColumns } from '../../src/personal-data/personal-columns.ts';
import { endsOtherwise, terms } from '../../src/personal-data/retention/terms.ts';
import { tables } from '../../src/schema.ts';

const listed: readonly Entity[] = entities;
const columnsOf = new Map(tables.map((table) => [getTableName(table), getTableColumns(table)]));

/** Tables by their personal columns, as the contract and the list beside it say. */
const personal = new Map<string, string[]>(
  Object.entries(personalColumns).map(([table, columns]) => [table, Object.keys(columns)]),
);
for (const { name, fields, view } of listed) {
  const said = Object.keys(fields).filter((field) => metaOf(fields[field] as never).personal);
  const table = snakeCase(name);
  if (!view && said.length > 0) personal.set(table, [...(personal.get(table) ?? []), ...said]);
}

type Columns = readonly string[];
const isAnswered = (table: string) => table in fates || table in byHand || table in ofOthers;

/** Personal columns of a table whose rows stay that are neither emptied nor looked through. */
function leftIn(table: string, columns: Columns): Columns {
  const emptied = (fates[table] ?? []).filter((fate) => fate.emptied);
  if (emptied.length === 0) return [];
  const told = emptied.flatMap((fate) => Object.keys(fate.emptied ?? {}));
  return columns.filter((column) => !told.includes(column) && !mentionedIn[table]?.includes(column));
}

/** Tables that point to a person and on whose rows a deletion says nothing. */
const pointers = ['userId', 'uid', 'subjectId', 'uploaderId', 'ownerId'];
const idsAlone = [
  // Which case it was and who acted stays, under the row that says that he was deleted.
  ...[
    'application_transition',
    'process_form_change',
    'wf_comment',
    'wf_instance',
    'wf_task',
    'wf_task_candidate',
  ],
  'wf_scope',
];

test('every table of personal values says what becomes of them when their person is deleted', () => {
  expect([...personal.keys()].filter((table) => !isAnswered(table))).toEqual([]);
});

test('every table that points to a person says so as well', () => {
  const pointing = [...columnsOf].filter(([, columns]) => pointers.some((name) => name in columns));
  const silent = pointing.map(([table]) => table).filter((table) => !isAnswered(table));
  expect(silent.filter((table) => !idsAlone.includes(table))).toEqual([]);
});

test('of a row that stays no personal column is left as it is', () => {
  const left = [...personal].flatMap(([table, columns]) =>
    leftIn(table, columns).map((one) => `${table}.${one}`),
  );
  expect(left).toEqual([]);
});

test('what a field’s term says of it is what is done: sealed, or a hash in a row that stays', () => {
  const said = listed
    .filter(({ view }) => !view)
    .flatMap(({ name, fields }) =>
      Object.values(fields).flatMap((field) => {
        const { personal: one } = metaOf(field);
        return one ? [{ table: snakeCase(name), fate: fateOf[one.term] }] : [];
      }),
    );
  const of = (fate: (typeof said)[number]['fate']) => said.filter((one) => one.fate === fate);
  expect(of('sealed').filter(({ table }) => !sealedTables.includes(table))).toEqual([]);
  const goes = (table: string) => fates[table]?.some((fate) => fate.goes) ?? false;
  expect(of('hashed').filter(({ table }) => goes(table))).toEqual([]);
});

test('a new table without an answer is found, and so is a new column of one that stays', () => {
  expect(isAnswered('tide')).toBe(false);
  expect(leftIn('payment', ['accountName', 'tide'])).toEqual(['tide']);
});

test('what is said is of tables and columns that are there, and nothing is put where the column takes none', () => {
  const known = (table: string, column: string) => columnsOf.get(table)?.[column];
  const named = Object.entries(fates).flatMap(([table, said]) =>
    said.flatMap(({ whose, emptied = {} }) =>
      [...whose.map(([, column]) => column), ...Object.keys(emptied)].map((column) => ({ table, column })),
    ),
  );
  const looked = Object.entries(mentionedIn).flatMap(([table, columns]) =>
    columns.map((column) => ({ table, column })),
  );
  expect([...named, ...looked].filter(({ table, column }) => !known(table, column))).toEqual([]);
  const nulled = Object.entries(fates).flatMap(([table, said]) =>
    said.flatMap(({ emptied = {} }) =>
      Object.entries(emptied).flatMap(([column, how]) => (how === 'null' ? [{ table, column }] : [])),
    ),
  );
  expect(nulled.filter(({ table, column }) => known(table, column)?.notNull)).toEqual([]);
  const excused = [...Object.keys(byHand), ...Object.keys(ofOthers)];
  expect(excused.filter((table) => !columnsOf.has(table))).toEqual([]);
});

test('every table of personal values says how long its rows are kept', () => {
  const ending = [...terms.map(({ table }) => table), ...Object.keys(endsOtherwise)];
  expect([...personal.keys()].filter((table) => !ending.includes(table))).toEqual([]);
  expect(ending.filter((table) => !columnsOf.has(table))).toEqual([]);
  const columns = (table: string) => Object.keys(columnsOf.get(table) ?? {}).map(snakeCase);
  expect(terms.filter(({ table, since }) => !columns(table).includes(since))).toEqual([]);
});
