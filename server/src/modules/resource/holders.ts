import { entities } from '@policy/shared/contract/entities/index.ts';
import { attachment } from '@policy/shared/contract/entities/identity/attachment.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';

import { may } from '../../kit/context.ts';
import type { Context } from '../../kit/context.ts';
import { links, linksToAny } from '../../kit/links.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { anyTableOf, columnNamed } from '../../kit/table.ts';

/** A field of some entity whose value may hold files. */
interface Holder {
  owner: Entity;
  field: string;
  way: 'points' | 'links' | 'spells';
}

/** Structures and documents carry the ids of the files in them. */
const spelling: readonly FieldKind[] = ['json', 'richText'];
/** A line of text that is the address of a file. */
const addresses = ['user.avatar'];

function wayOf(owner: Entity, [field, schema]: [string, z.ZodType]): Holder['way'] | null {
  const { kind, source } = metaOf(schema);
  if (source === attachment.name) return kind === 'references' ? 'links' : 'points';
  return spelling.includes(kind) || addresses.includes(`${owner.name}.${field}`) ? 'spells' : null;
}

const all: readonly Entity[] = entities;
const holders: readonly Holder[] = all.flatMap((owner) =>
  Object.entries(owner.fields).flatMap((entry) => {
    const way = wayOf(owner, entry);
    return way ? [{ owner, field: entry[0], way }] : [];
  }),
);

/** Holds for rows of the holder's entity that hold any of the files. */
function holdsAny({ owner, field, way }: Holder, ids: readonly string[]): SQL | undefined {
  if (way === 'links') return linksToAny(anyTableOf(owner).id, `${owner.name}.${field}`, ids);
  const column = columnNamed(owner, field);
  if (way === 'points') return inArray(column, [...ids]);
  return or(...ids.map((id) => like(sql`${column}::text`, `%${id}%`)));
}

/** Whether a live row of anything holds any of the files. */
export async function isHeld(context: Context, ids: readonly string[]): Promise<boolean> {
  for (const holder of holders) {
    if ((await repositoryOf(holder.owner, context).count(holdsAny(holder, ids))) > 0) return true;
  }
  return false;
}

/** A row that holds a file; its name is told to those only who may view its kind. */
export interface Reference {
  entity: string;
  rowId: string;
  name: string | null;
}

const mostOfAKind = 20;

/** What holds a file, up to twenty of a kind. */
export async function referencesTo(context: Context, id: string): Promise<Reference[]> {
  const told: Reference[] = [];
  for (const holder of holders) {
    const { owner } = holder;
    const rows = await repositoryOf(owner, context).all(holdsAny(holder, [id]), mostOfAKind);
    const names = may(context, `${owner.thing}_view`)
      ? await repositoryOf(owner, context).names(rows.map((row) => row.id))
      : new Map<string, string>();
    told.push(...rows.map((row) => ({ entity: owner.name, rowId: row.id, name: names.get(row.id) ?? null })));
  }
  return told;
}

const anyId = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';

/** The ids of everything that any row of the tenant holds, removed rows too: they may be brought back. */
export function heldIds({ tenantId }: Context): SQL {
  const each = holders.map(({ owner, field, way }) => {
    const table = anyTableOf(owner);
    const isOwn = eq(table.tenantId, tenantId);
    if (way === 'links')
      return sql`select ${links.targetId} as id from ${links} where ${links.field} = ${`${owner.name}.${field}`}`;
    const column = columnNamed(owner, field);
    if (way === 'points') return sql`select ${column} as id from ${table} where ${isOwn}`;
    const mentions = sql`regexp_matches(${column}::text, ${anyId}, 'g')`;
    return sql`select (${mentions})[1]::uuid as id from ${table} where ${and(isOwn, sql`${column} is not null`)}`;
  });
  return sql.join(each, sql` union all `);
}
