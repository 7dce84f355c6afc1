import { entities } from '@policy/shared/contract/entities/index.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

import { heldByForms } from '../../forms/stored-files.ts';
import { heldByRevisions } from '../../kit/revisions/revision-table.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { runCompiled } from '../../kit/sql/compiled-queries.ts';
import { links, linksToAny } from '../../kit/table/links.ts';
import { anyTableOf, columnNamed, holdsIds, idsIn } from '../../kit/table/table.ts';
import { heldByComments, heldByKept } from '../../workflow/index.ts';

/** A field of some entity whose value may hold files. */
interface Holder {
  owner: Entity;
  field: string;
  way: 'points' | 'links' | 'spells';
}

function wayOf(schema: z.ZodType): Holder['way'] | null {
  const meta = metaOf(schema);
  if (meta.source === attachment.name) return meta.kind === 'references' ? 'links' : 'points';
  return holdsIds(meta) ? 'spells' : null;
}

const all: readonly Entity[] = entities;
const holders: readonly Holder[] = all.flatMap((owner) =>
  Object.entries(owner.fields).flatMap(([field, schema]) => {
    const way = wayOf(schema);
    return way ? [{ owner, field, way }] : [];
  }),
);

/** Holds for rows whose document has any of the ids in it; both halves together are what the index says. */
const mentionsAny = (column: AnyPgColumn, ids: SQL): SQL =>
  sql`(${idsIn(column)} && ${ids} and ${idsIn(column)} <> '{}')`;

/** Holds for rows of the holder's entity that hold any of the files. */
function holdsAny({ owner, field, way }: Holder, ids: readonly string[]): SQL | undefined {
  if (way === 'links') return linksToAny(anyTableOf(owner).id, `${owner.name}.${field}`, ids);
  const column = columnNamed(owner, field);
  if (way === 'points') return inArray(column, [...ids]);
  return mentionsAny(column, sql`${`{${ids.join(',')}}`}::uuid[]`);
}

/** Whether a live row of anything holds any of the files. */
export async function isHeld(context: Context, ids: readonly string[]): Promise<boolean> {
  for (const holder of holders) {
    if ((await repositoryOf(holder.owner, context).count(holdsAny(holder, ids))) > 0) return true;
  }
  return (await heldByProcesses(context, ids)).length > 0;
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
    const names = may(context, `${owner.permissionBase}_view`)
      ? await repositoryOf(owner, context).names(rows.map((row) => row.id))
      : new Map<string, string>();
    told.push(...rows.map((row) => ({ entity: owner.name, rowId: row.id, name: names.get(row.id) ?? null })));
  }
  return told;
}

// The cast makes it one array: without it PostgreSQL compares with each row that the subquery answers.
const asked = sql`(select ids from asked)::uuid[]`;

/** Those of the files that any row of the tenant holds, removed rows too: they may be brought back. */
export async function heldAmong(context: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { db, tenantId } = context;
  const each = holders.map(({ owner, field, way }) => {
    const table = anyTableOf(owner);
    const isOwn = eq(table.tenantId, tenantId);
    if (way === 'links')
      return sql`select ${links.targetId} as id from ${links} where ${links.field} = ${`${owner.name}.${field}`} and ${links.targetId} = any(${asked})`;
    const column = columnNamed(owner, field);
    if (way === 'points')
      return sql`select ${column} as id from ${table} where ${isOwn} and ${column} = any(${asked})`;
    return sql`select unnest(${idsIn(column)}) as id from ${table} where ${isOwn} and ${mentionsAny(column, asked)}`;
  });
  const held = sql`with asked as materialized (select ${`{${ids.join(',')}}`}::uuid[] as ids) select distinct held.id as id from (${sql.join(each, sql` union all `)}) held where held.id = any(${asked})`;
  const byRows = await runCompiled(db, held, { read: ([id]) => String(id) });
  return new Set([...byRows, ...(await heldByProcesses(context, ids))]);
}

/** Those that go with a comment, or with one that is kept for later, are an answer of a form, or wait for review. */
async function heldByProcesses(context: Context, ids: readonly string[]): Promise<string[]> {
  const [comments, kept] = [await heldByComments(context, ids), await heldByKept(context, ids)];
  const revised = await heldByRevisions(context, ids);
  return [...comments, ...kept, ...(await heldByForms(context, ids)), ...revised];
}
