import { keyFieldOf } from '@policy/shared/contract/kit/entity.ts';
import type { Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { ImportMode } from '@policy/shared/contract/kit/import-events.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { columnNamed } from '../table/table.ts';
import type { PlacedField } from './import-fields.ts';
import type { SheetRow } from './read-sheet.ts';

/** The rows that a sheet names by their key. */
export interface KnownRows<E extends Entity> {
  /** Those that the importer may change, by their key; none where the sheet only adds. */
  rows: ReadonlyMap<string, RowOf<E>>;
  /** Keys of rows that are there, beyond his reach. */
  unreachable: ReadonlySet<string>;
  /** The column of the key, where the sheet has one. */
  field: PlacedField | undefined;
  /** The key as a row of the sheet says it; empty where it says none. */
  keyIn: (row: SheetRow) => string;
}

const keysAtOnce = 5000;

/** Reads the rows that a sheet names, by one query for each five thousand of them. */
export async function knownRows<E extends Entity>(
  entity: E,
  context: Context,
  { mode, fields, rows }: { mode: ImportMode; fields: readonly PlacedField[]; rows: readonly SheetRow[] },
): Promise<KnownRows<E>> {
  const field = fields.find(({ key }) => key === keyFieldOf(entity));
  const keyIn = ({ cells }: SheetRow) => (field ? (cells[field.place] ?? '') : '');
  const known = new Map<string, RowOf<E>>();
  const unreachable = new Set<string>();
  if (!field || mode === 'add') return { rows: known, unreachable, field, keyIn };
  const column = columnNamed(entity, field.key);
  const repository = repositoryOf(entity, context);
  const keyOf = (row: RowOf<E>) => String(valueIn(row, field.key));
  const keys = [...new Set(rows.map(keyIn).filter(Boolean))];
  for (let done = 0; done < keys.length; done += keysAtOnce) {
    const named = inArray(column, keys.slice(done, done + keysAtOnce));
    for (const row of await repository.writable(named, keysAtOnce)) known.set(keyOf(row), row);
    for (const row of await repository.all(named)) if (!known.has(keyOf(row))) unreachable.add(keyOf(row));
  }
  return { rows: known, unreachable, field, keyIn };
}

/** What a row or a draft says of a field. */
export const valueIn = (row: object, key: string): unknown =>
  new Map<string, unknown>(Object.entries(row)).get(key);

/** Whether two values of a field say the same: lists of ids in any order, and nothing in any of its spellings. */
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(String).toSorted().join();
  return JSON.stringify(value);
}
