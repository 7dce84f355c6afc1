import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

import { wireTime } from '../runtime/clock.ts';
import { ofTenant, wireTimestamp } from '../table/columns.ts';
import type { Context } from '../runtime/context.ts';
import { maskValue } from '../access/masks.ts';
import { readLinks } from '../table/links.ts';
import { anyTableOf, columnNamed, hasColumn } from '../table/table.ts';
import { insertAtEnd } from '../transaction/closing-writes.ts';

/** One field of a change; a long or secret one tells that it changed and nothing else. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
  marked?: true;
}

/** Changes and removals of rows: who, when and which fields. When a row was added, and by whom, stands in the row itself. */
export const changeRecords = pgTable(
  'change_record',
  {
    id: uuid().notNull(),
    ...ofTenant(),
    entity: text().notNull(),
    rowId: uuid().notNull(),
    act: text().$type<'changed' | 'removed' | 'restored'>().notNull(),
    userId: uuid(),
    at: wireTimestamp().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
  },
  (table) => [
    // Kept apart by month as every log is.
    primaryKey({ columns: [table.id, table.at] }),
    index('change_record_row').on(table.tenantId, table.entity, table.rowId, table.at.desc().nullsFirst()),
    index('change_record_at').on(table.at),
  ],
);

/** The fields of a row that are about to be written, as they stand; the row is held, so that no change slips between. */
export async function valuesBefore(
  entity: Entity,
  context: Context,
  { id, fields }: { id: string; fields: readonly string[] },
): Promise<FieldValues> {
  const table = anyTableOf(entity);
  const own = fields.filter((field) => hasColumn(entity, field));
  const columns = Object.fromEntries(
    ['id', ...own].map((field): [string, AnyPgColumn] => [field, columnNamed(entity, field)]),
  );
  const rows: FieldValues[] = await context.db
    .select(columns)
    .from(table)
    .where(inArray(table.id, [id]))
    .for('update');
  const listed = fields.filter((field) => isList(entity, field));
  const links = listed.length > 0 ? await readLinks(context.db, [id]) : undefined;
  const lists = listed.map((field): [string, unknown] => [
    field,
    links?.get(id)?.[`${entity.name}.${field}`] ?? [],
  ]);
  return { ...rows[0], ...Object.fromEntries(lists) };
}

/** Writes down in what a row was changed, in the change's own transaction; nothing when it stays as it was. */
export async function recordChange(
  entity: Entity,
  context: Context,
  write: { id: string; before: FieldValues; after: FieldValues },
) {
  const changes = Object.keys(write.after)
    .filter((field) => isField(entity, field) && !isSame(write.before[field], write.after[field]))
    .map((field) => told(entity, field, write));
  if (changes.length > 0) await record(context, [{ entity: entity.name, rowId: write.id, changes }]);
}

/** Writes down that rows were removed. */
export const recordRemoval = (entity: Entity, context: Context, ids: readonly string[]) =>
  record(
    context,
    ids.map((rowId) => ({ entity: entity.name, rowId, changes: [], act: 'removed' as const })),
  );

/** Writes down that removed rows came back. */
export const recordRestoring = (entity: Entity, context: Context, ids: readonly string[]) =>
  record(
    context,
    ids.map((rowId) => ({ entity: entity.name, rowId, changes: [], act: 'restored' as const })),
  );

interface Change {
  entity: string;
  rowId: string;
  changes: FieldChange[];
  act?: 'removed' | 'restored';
}

async function record(context: Context, changes: readonly Change[]) {
  const { tenantId, actor, clock } = context;
  const common = { tenantId, userId: actor?.userId ?? null, at: wireTime(clock.now()) };
  const rows = changes.map((change) => ({ id: uuidv7(), act: 'changed' as const, ...common, ...change }));
  await insertAtEnd(context, changeRecords, rows);
}

const isField = (entity: Entity, field: string) => Object.hasOwn(entity.fields, field);
const kindOf = (entity: Entity, field: string) => metaOf(entity.fields[field] as never).kind;
const isList = (entity: Entity, field: string) =>
  isField(entity, field) && kindOf(entity, field) === 'references';

const longKinds = ['longText', 'richText', 'json'];
/** Both sides of a change together, in characters; what is longer tells that it changed and nothing else. */
const mostKept = 400_000;
// A secret is a column of its own that no field reaches; this holds back a field that only sounds like one.
const secret = /password|secret|token|credential|accesskey|cipher/i;

/** Whether a field's values are too long for a list of changes: its change is read by itself. */
export const isLongField = (entity: Entity, field: string): boolean =>
  isField(entity, field) && longKinds.includes(kindOf(entity, field));

function told(
  entity: Entity,
  field: string,
  { before, after }: { before: FieldValues; after: FieldValues },
): FieldChange {
  const [was, is] = [before, after].map((values) => maskValue(entity, field, values[field] ?? null));
  const isKept = !secret.test(field) && (!isLongField(entity, field) || isKeptText(entity, [was, is]));
  return isKept ? { field, before: was, after: is } : { field, before: null, after: null, marked: true };
}

/** Texts are kept of what the house writes, not of what people say of themselves, and never where one names a secret. */
function isKeptText({ ownRows }: Entity, sides: readonly unknown[]): boolean {
  const whole = sides.map((side) => JSON.stringify(side)).join('');
  return !ownRows && whole.length <= mostKept && !sides.some(namesSecret);
}

const namesSecret = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inner]) => secret.test(key) || namesSecret(inner));

/** Numbers that came as texts, empty lists and absent values are no change. */
const isSame = (before: unknown, after: unknown) => plain(before) === plain(after);
const plain = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);
