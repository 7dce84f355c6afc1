import type { FieldKind, FieldMeta } from '@policy/shared/contract/kit/field.ts';
import { customType, date, integer, jsonb, numeric, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { wireTimeOf } from '../runtime/clock.ts';

/** A moment, kept to the millisecond and read as the wire spells it. */
export const wireTimestamp = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (value) => (value.length === 19 ? `${value}+08` : value),
  fromDriver: wireTimeOf,
});

/** The column that keeps a row to its tenant. */
export const ofTenant = () => ({ tenantId: text().notNull() });

/** Columns of a row of its own: its id, and the tenant that it belongs to. */
export const rowKeys = () => ({ id: uuid().primaryKey(), ...ofTenant() });

type Builder = (meta: FieldMeta) => unknown;

/** How each kind is stored; `references` live in a table of their own. */
export const columnOf = {
  text: () => text(),
  longText: () => text(),
  richText: () => text(),
  integer: () => integer(),
  decimal: () => numeric({ precision: 14, scale: 4, mode: 'number' }),
  flag: () => smallint(),
  choice: () => text(),
  choices: () => text().array(),
  numericChoice: () => integer(),
  date: () => date({ mode: 'string' }),
  dateTime: () => wireTimestamp(),
  reference: () => uuid(),
  json: () => jsonb(),
} satisfies Record<Exclude<FieldKind, 'references'>, Builder>;
