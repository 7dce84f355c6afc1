import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';

import type { NewRow } from '../kit/rows/repository.ts';
import { idOf } from './slug-id.ts';

/** A row as a seed file spells it: its own id and all links are slugs. */
export interface SlugRow extends Readonly<Record<string, unknown>> {
  id: string;
}

/** Rows of a seed file as whole drafts of their entity; one that does not hold, or says too much, stops the seed. */
export function rowsToInsert(entity: Entity, rows: readonly SlugRow[]): NewRow[] {
  const draft = entity.draft.strict();
  return rows.map(({ id, ...fields }) => ({
    id: idOf(id),
    draft: draft.parse({ ...initialsOf(entity), ...linked(entity, fields) }),
  }));
}

function initialsOf(entity: Entity): Record<string, unknown> {
  const known = Object.entries(entity.fields).map(([key, schema]): [string, unknown] => [
    key,
    metaOf(schema).initial,
  ]);
  return Object.fromEntries<unknown>(known.filter(([, initial]) => initial !== undefined));
}

function linked(entity: Entity, fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      entity.fields[key] && metaOf(entity.fields[key]).source ? idsOf(value) : value,
    ]),
  );
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'string' ? idOf(value) : value;
}
