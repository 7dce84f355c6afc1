import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import { qualified } from './table.ts';

/** Every list of ids of every entity: one row a link, named `<entity>.<field>`, in the order given. */
export const links = pgTable(
  'link',
  {
    ownerId: uuid().notNull(),
    field: text().notNull(),
    targetId: uuid().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.field, table.targetId] }),
    index('link_target').on(table.field, table.targetId),
  ],
);

/** The targets of many owners at once: owner id → field → target ids in order. */
export async function readLinks(
  db: Database,
  ownerIds: readonly string[],
): Promise<Map<string, Record<string, string[]>>> {
  const found = new Map<string, Record<string, string[]>>();
  if (ownerIds.length === 0) return found;
  const rows = await db
    .select()
    .from(links)
    .where(inArray(links.ownerId, [...ownerIds]))
    .orderBy(links.sort);
  for (const { ownerId, field, targetId } of rows) {
    const fields = found.get(ownerId) ?? {};
    (fields[field] ??= []).push(targetId);
    found.set(ownerId, fields);
  }
  return found;
}

/** The targets of an owner's field in order, as a text inside the query that reads the owner; `readLinkedIds` reads it. */
export function linkedIds(ownerId: AnyPgColumn, field: string): SQL {
  const targets = sql`string_agg(${links.targetId}::text, ',' order by ${links.sort})`;
  return sql`(select ${targets} from ${links} where ${links.ownerId} = ${qualified(ownerId)} and ${links.field} = ${field})`;
}

/** The ids that `linkedIds` told; none when there are none. */
export const readLinkedIds = (told: unknown): string[] => (typeof told === 'string' ? told.split(',') : []);

/** The links of an owner's field, to be joined with what they point to inside the query that reads the owner. */
export function linkedTo(ownerId: AnyPgColumn, field: string): { from: SQL; order: SQL; id: SQL } {
  const own = sql`(select ${links.targetId}, ${links.sort} from ${links} where ${links.ownerId} = ${qualified(ownerId)} and ${links.field} = ${field})`;
  return { from: sql`${own} linked`, order: sql`linked.sort`, id: sql`linked.target_id` };
}

/** The targets of one owner's field, in order. */
export interface LinkList {
  ownerId: string;
  field: string;
  targetIds: readonly string[];
}

/** Replaces the targets of one owner's fields. */
export async function writeLinks(db: Database, ownerId: string, lists: readonly LinkList[]) {
  const fields = lists.map(({ field }) => field);
  await db.delete(links).where(and(eq(links.ownerId, ownerId), inArray(links.field, fields)));
  await addLinks(db, lists);
}

/** Links per statement: four values each, far below the 65,535 that the protocol can number. */
const linksAtOnce = 5000;

/** Adds the targets of fields that have none yet; a target named twice is linked once. */
export async function addLinks(db: Database, lists: readonly LinkList[]) {
  const rows = lists.flatMap(({ ownerId, field, targetIds }) =>
    [...new Set(targetIds)].map((targetId, sort) => ({ ownerId, field, targetId, sort })),
  );
  for (let done = 0; done < rows.length; done += linksAtOnce)
    await db.insert(links).values(rows.slice(done, done + linksAtOnce));
}

/** Adds the same targets behind those that each owner's field has; one that it has already stays where it is. */
export async function appendLinks(
  db: Database,
  {
    ownerIds,
    field,
    targetIds,
  }: { ownerIds: readonly string[]; field: string; targetIds: readonly string[] },
) {
  const listed = (ids: readonly string[]) => sql`json_array_elements_text(${JSON.stringify(ids)}::json)`;
  const last = sql`select max(${links.sort}) as sort from ${links} where ${links.ownerId} = owner.id::uuid and ${links.field} = ${field}`;
  await db.execute(sql`
    insert into ${links} (owner_id, field, target_id, sort)
    select owner.id::uuid, ${field}, target.id::uuid, coalesce(last.sort, -1) + target.place
    from ${listed(ownerIds)} owner (id)
    cross join ${listed(targetIds)} with ordinality target (id, place)
    left join lateral (${last}) last on true
    on conflict do nothing`);
}

/** Holds for owners that point to any of the targets. */
export function linksToAny(ownerId: AnyPgColumn, field: string, targetIds: readonly string[]): SQL {
  return sql`exists (select 1 from ${links} where ${links.ownerId} = ${ownerId} and ${links.field} = ${field} and ${inArray(links.targetId, [...targetIds])})`;
}
