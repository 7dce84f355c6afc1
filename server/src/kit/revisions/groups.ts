import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { tenantRows } from '../access/scope.ts';
import type { Revised, Touched } from '../rules/rules.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';
import { revisionsNaming } from './revision-table.ts';

/** Rows of a write that are kept in the revision of one public row, or, without it, written as they are. */
export interface Group<R> {
  rootId: string | null;
  group: R[];
}

interface Asked<R> {
  context: Context;
  rows: readonly R[];
}

/** The field of a row that leads to the one that it is public with. */
export function throughOf({ name, publicThrough }: Entity): string {
  if (publicThrough === undefined) throw new Error(`${name} is public by itself`);
  return publicThrough;
}

/** The rows of a write by the public row whose revision they belong to, in their order. */
export async function groupedByRoot<R extends Touched>(
  revised: Revised,
  entity: Entity,
  { context, rows }: Asked<R>,
): Promise<Group<R>[]> {
  const rootOf = await rootFinder(revised, entity, { context, rows });
  const wanted = rows.map((row) => ({ row, from: rootOf(row), to: targetOf(revised, entity, row) }));
  const ids = wanted.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null);
  const open = await underReview(revised.root, context, ids);
  const groups = new Map<string | null, R[]>();
  for (const { row, ...between } of wanted) {
    const rootId = rootBetween(between, open);
    groups.set(rootId, [...(groups.get(rootId) ?? []), row]);
  }
  return [...groups].map(([rootId, group]) => ({ rootId, group }));
}

/** The public row to whose revision a change belongs, by where its row stands and where it is to stand. */
function rootBetween(
  { from, to }: { from: string | null; to: string | null },
  open: ReadonlySet<string>,
): string | null {
  const roots = [...new Set([from, to])].filter((id) => id !== null);
  const [root = null] = roots;
  if (!roots.some((id) => open.has(id))) return null;
  if (roots.length > 1) throw new Refusal('content.staysBelow');
  return root;
}

/** The row below which a write puts one; null where it says nothing of it. */
function targetOf({ root }: Revised, entity: Entity, { act, values }: Touched): string | null {
  if (entity === root || act === 'remove' || !values) return null;
  const id: unknown = Reflect.get(values, throughOf(entity));
  return typeof id === 'string' && isUuid(id) ? id : null;
}

/** Tells of each row of a write which one it is public with, as it stands. */
async function rootFinder<R extends Touched>(
  { root }: Revised,
  entity: Entity,
  { context, rows }: Asked<R>,
): Promise<(row: R) => string | null> {
  const ids = rows.flatMap(({ id, act }) => (act !== 'add' && id !== undefined && isUuid(id) ? [id] : []));
  // A public row is not removed at all, and one that is offline is removed as ever.
  if (entity === root) return ({ act, id }) => (act === 'change' && id && isUuid(id) ? id : null);
  const roots = await rootsOf(entity, context, ids);
  return ({ id }) => (id === undefined ? null : (roots.get(id) ?? null));
}

const pointed = z.object({ id: z.string(), rootId: z.string() });

/** The public rows that rows stand below; those too that only a revision has. */
export async function rootsOf(
  entity: Entity,
  context: Context,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const table = anyTableOf(entity);
  const rows = await context.db
    .select({ id: table.id, rootId: columnNamed(entity, throughOf(entity)) })
    .from(table)
    .where(and(tenantRows(entity, context), inArray(table.id, [...ids])));
  const roots = new Map(rows.map((row) => pointed.parse(row)).map(({ id, rootId }) => [id, rootId]));
  const missing = ids.filter((id) => !roots.has(id));
  for (const { rowId, changes } of await revisionsNaming(context, missing))
    for (const { entity: name, id, act } of changes)
      if (name === entity.name && act === 'added' && missing.includes(id)) roots.set(id, rowId);
  return roots;
}

const rootRow = z.object({ id: z.string(), status: z.string(), revisionStatus: z.string().nullable() });

/** Whether a row is public, or has a revision already. */
export function isUnderReview(row: object): boolean {
  const { status, revisionStatus } = rootRow.parse(row);
  return status === 'published' || revisionStatus !== null;
}

/**
 * Those of some rows whose changes are reviewed: what is public, and what has a revision already. All of them are held until
 * the open transaction ends, so that none becomes public while it is written to as if it were not.
 */
export async function underReview(
  root: Entity,
  context: Context,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const table = anyTableOf(root);
  const rows = await context.db
    .select({ id: table.id, status: table.status, revisionStatus: columnNamed(root, 'revisionStatus') })
    .from(table)
    .where(and(tenantRows(root, context), inArray(table.id, [...new Set(ids)])))
    // Two who hold several of the same rows do not wait for each other.
    .orderBy(table.id)
    .for('update');
  return new Set(rows.filter(isUnderReview).map((row) => rootRow.parse(row).id));
}
