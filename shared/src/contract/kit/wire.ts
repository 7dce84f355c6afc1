import type { Entity } from './entity.ts';
import { metaOf } from './field.ts';
import type { FieldKind, FieldMeta } from './field.ts';

type Values = Record<string, unknown>;

const keysOf = (entity: Entity, wanted: (kind: FieldKind, root: boolean) => boolean) =>
  Object.entries(entity.fields)
    .filter(([, schema]) => wanted(metaOf(schema).kind, metaOf(schema).root ?? false))
    .map(([key]) => key);

const isJoined = (kind: FieldKind) => kind === 'references' || kind === 'choices';

/** A row as it leaves: lists of ids comma-joined, roots' parent "0". Other keys pass untouched. */
export function toWire(entity: Entity, row: object): Values {
  const sent: Values = { ...row };
  for (const key of keysOf(entity, isJoined)) {
    if (Array.isArray(sent[key])) sent[key] = sent[key].join(',');
  }
  for (const key of keysOf(entity, (_, root) => root)) if (key in sent) sent[key] ??= '0';
  return sent;
}

/** What came in, as code sees it; blank optional fields become null, because forms send "" for nothing. */
export function fromWire(entity: Entity, values: object): Values {
  const read: Values = { ...values };
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
