import type { Entity } from './entity.ts';
import { metaOf } from './field.ts';
import type { FieldKind, FieldMeta } from './field.ts';
import { oncePer } from './once-per.ts';

/** Values of a row by field, whatever its entity. */
export type FieldValues = Record<string, unknown>;

const keysOf = (entity: Entity, wanted: (meta: FieldMeta) => boolean) =>
  Object.entries(entity.fields)
    .filter(([, schema]) => wanted(metaOf(schema)))
    .map(([key]) => key);

const isJoined = (kind: FieldKind) => kind === 'references' || kind === 'choices';
const joinedKeys = oncePer((entity: Entity) => keysOf(entity, ({ kind }) => isJoined(kind)));
const rootKeys = oncePer((entity: Entity) => keysOf(entity, ({ root }) => root ?? false));

/** A row as it leaves: lists of ids comma-joined, roots' parent "0". Other keys pass untouched. */
export function toWire(entity: Entity, row: object): FieldValues {
  const sent: FieldValues = { ...row };
  for (const key of joinedKeys(entity)) {
    if (Array.isArray(sent[key])) sent[key] = sent[key].join(',');
  }
  for (const key of rootKeys(entity)) if (key in sent) sent[key] ??= '0';
  return sent;
}

/** What came in, as code sees it; blank optional fields become null, because forms send "" for nothing. */
export function fromWire(entity: Entity, values: object): FieldValues {
  const read: FieldValues = { ...values };
  for (const [key, schema] of Object.entries(entity.fields)) {
    if (key in read) read[key] = readValue(metaOf(schema), read[key]);
  }
  return read;
}

function readValue({ kind, required, root }: FieldMeta, value: unknown): unknown {
  if (isJoined(kind) && typeof value === 'string') return value.split(',').filter(Boolean);
  if (root && (value === '0' || value === 0)) return null;
  return value === '' && !required ? null : value;
}
