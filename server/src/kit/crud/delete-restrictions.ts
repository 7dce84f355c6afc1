import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, inArray, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { linksToAny } from '../table/links.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';

/** A field of some entity that refers to rows of another. */
interface Pointer {
  owner: Entity;
  field: string;
}

/** Rule: a row that a live row of any entity refers to cannot be removed; the refusal says so where that row hangs below it. */
export const restrictDeleteWhileInUse =
  (entity: Entity) =>
  async (rows: readonly { id: string }[], context: Context): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    const { title } = catalogue(context.locale).entity(entity.name);
    for await (const { owner } of pointersInUse(entity, context, { ids }))
      throw new Refusal(owner.name === entity.name ? 'row.hasChildren' : 'row.inUse', { title });
  };

/** The fields, of all entities or by their names, by which live rows refer to some rows of this entity, one after the other. */
export async function* pointersInUse(
  entity: Entity,
  context: Context,
  { ids, fields }: { ids: string[]; fields?: readonly string[] },
): AsyncGenerator<Pointer> {
  for (const pointer of pointersTo(entity)) {
    if (fields && !fields.includes(pointer.field)) continue;
    const users = await repositoryOf(pointer.owner, context).count(pointing(pointer, { entity, ids }));
    if (users > 0) yield pointer;
  }
}

/** Rule: a row with rows of its own entity below it cannot be removed. */
export const restrictDeleteWithChildren =
  (entity: Entity) =>
  async (rows: readonly { id: string }[], context: Context): Promise<void> => {
    const below = pointing({ owner: entity, field: 'parentId' }, { entity, ids: rows.map(({ id }) => id) });
    if ((await repositoryOf(entity, context).count(below)) === 0) return;
    const { title } = catalogue(context.locale).entity(entity.name);
    throw new Refusal('row.hasChildren', { title });
  };

/** Every field, of any entity, that refers to rows of this one; the rows of a view stand in other entities, which refer to it themselves. */
export function pointersTo(entity: Entity): Pointer[] {
  const all: readonly Entity[] = entities;
  return all.flatMap((owner) =>
    Object.keys(owner.view ? {} : owner.fields)
      .filter((field) => metaOf(owner.fields[field] as never).source === entity.name)
      .map((field) => ({ owner, field })),
  );
}

/** Child rows that are removed together with their parent do not restrict its removal. */
function pointing(
  { owner, field }: Pointer,
  { entity, ids }: { entity: Entity; ids: string[] },
): SQL | undefined {
  const { id } = anyTableOf(owner);
  const isMany = metaOf(owner.fields[field] as never).kind === 'references';
  const points = isMany
    ? linksToAny(id, `${owner.name}.${field}`, ids)
    : inArray(columnNamed(owner, field), ids);
  return owner.name === entity.name ? and(points, notInArray(id, ids)) : points;
}
