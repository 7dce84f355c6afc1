import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, ExtraConfigColumn } from 'drizzle-orm/pg-core';
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

/** What may happen to a row. */
type RecordedAct = 'added' | 'changed' | 'removed' | 'restored' | 'purged';

/** `desc()` alone means NULLS LAST in an index and NULLS FIRST in a query. */
const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst();

/** What people did to rows: who, when, from where, and which fields. What the system itself adds is not told: that stands in the row. */
export const changeRecords = pgTable(
  'change_record',
  {
    id: uuid().notNull(),
    ...ofTenant(),
    entity: text().notNull(),
    rowId: uuid().notNull(),
    act: text().$type<RecordedAct>().notNull(),
    /** What the row was called then; absent in records from before names were kept. */
    target: text(),
    userId: uuid(),
    deptId: uuid(),
    remoteIp: text(),
    at: wireTimestamp().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
  },
  (table) => [
    // Kept apart by month as every log is.
    primaryKey({ columns: [table.id, table.at] }),
    index('change_record_row').on(table.tenantId, table.entity, table.rowId, table.at.desc().nullsFirst()),
    index('change_record_at').on(table.at),
    // The log of operations reads them over all rows: the newest first, those of one person, those of one row.
    index('change_record_order').on(table.tenantId, newest(table.at), newest(table.id)),
    index('change_record_user').on(table.tenantId, table.userId, newest(table.at), newest(table.id)),
    index('change_record_row_id').on(table.tenantId, sql`(${table.rowId}::text)`, newest(table.at)),
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
  write: { id: string; before: FieldValues; after: FieldValues; row: FieldValues },
) {
  const changes = Object.keys(write.after)
    .filter((field) => isField(entity, field) && !isSame(write.before[field], write.after[field]))
    .map((field) => told(entity, field, write));
  if (changes.length > 0) {
    const target = targetOf(entity, write.row);
    await record(context, [{ entity: entity.name, rowId: write.id, target, changes, act: 'changed' }]);
  }
}

/** A row that something other than a change happened to, with what it is called. */
export type NamedRow = FieldValues & { id: string };

/** Writes down what happened to whole rows. */
export const recordAct = (
  entity: Entity,
  context: Context,
  { act, rows }: { act: Exclude<RecordedAct, 'changed'>; rows: readonly NamedRow[] },
) =>
  record(
    context,
    rows.map((row) => ({
      ...{ entity: entity.name, rowId: row.id, target: targetOf(entity, row) },
      ...{ changes: [], act },
    })),
  );

/**
 * Writes down who added rows for the house, and what a revision added, whoever publishes it. What people add for themselves,
 * and the system for nobody, stands in the rows alone.
 */
export async function recordAddition(entity: Entity, context: Context, rows: readonly NamedRow[]) {
  const isRevision = context.revising !== undefined;
  if (!(context.actor || isRevision) || entity.appendOnly || entity.ownRows) return;
  await recordAct(entity, context, { act: 'added', rows });
}

const longestTarget = 200;

/** What a row is called, as far as a history may keep it. */
function targetOf(entity: Entity, row: FieldValues): string | null {
  const name = maskValue(entity, entity.nameField, row[entity.nameField]);
  return typeof name === 'string' && name !== '' ? name.slice(0, longestTarget) : null;
}

interface Change {
  entity: string;
  rowId: string;
  target: string | null;
  changes: FieldChange[];
  act: RecordedAct;
}

async function record(context: Context, changes: readonly Change[]) {
  const { tenantId, actor, clock, remoteIp } = context;
  const who = { userId: actor?.userId ?? null, deptId: actor?.deptIds[0] ?? null, remoteIp };
  const common = { tenantId, ...who, at: wireTime(clock.now()) };
  const rows = changes.map((change) => ({ id: uuidv7(), ...common, ...change }));
  await insertAtEnd(context, changeRecords, rows);
}

const isField = (entity: Entity, field: string) => Object.hasOwn(entity.fields, field);
const kindOf = (entity: Entity, field: string) => metaOf(entity.fields[field] as never).kind;
const isDocument = (entity: Entity, field: string) =>
  isField(entity, field) && metaOf(entity.fields[field] as never).isDocument === true;
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
  const isKept =
    !secret.test(field) &&
    !isDocument(entity, field) &&
    (!isLongField(entity, field) || isKeptText(entity, [was, is]));
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
