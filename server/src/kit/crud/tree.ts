import type { Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { named } from '@policy/shared/contract/kit/named-schema.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';

import { readable } from '../access/scope.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';

/** A node as every tree call answers it. */
export interface TreeNode {
  id: string;
  /** "0" for a root. */
  parentId: string;
  title: string;
  key: string;
  value: string;
  hasChildren?: boolean;
  children?: TreeNode[];
}

/** Shape of a tree node on the wire. */
export const treeNode = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  hasChildren: z.boolean().optional(),
  get children() {
    return z.array(treeNode).optional();
  },
});
named('TreeNode', treeNode);

/** What a tree is made of. */
export interface Branch {
  id: string;
  parentId?: string | null | undefined;
}

/** One row as a node without children. */
export const nodeOf = ({ id, parentId }: Branch, title: string): TreeNode => ({
  id,
  parentId: parentId ?? '0',
  title,
  key: id,
  value: id,
});

/** Rows as trees, in their order; one whose parent is not among them becomes a root, and rows in a cycle are left out. */
export function treeOf<R extends Branch>(rows: readonly R[], titleOf: (row: R) => string): TreeNode[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string | null, R[]>();
  for (const row of rows) {
    const parent = row.parentId && known.has(row.parentId) ? row.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), row]);
  }
  const nodes = (parent: string | null): TreeNode[] =>
    (below.get(parent) ?? []).map((row) => {
      const children = nodes(row.id);
      return { ...nodeOf(row, titleOf(row)), ...(children.length > 0 && { children }) };
    });
  return nodes(null);
}

/** Marks which rows have rows below them that the caller may read; `only` narrows what counts. */
export async function withHasChildren<R extends Branch>(
  entity: Entity,
  context: Context,
  { rows, only }: { rows: readonly R[]; only?: SQL | undefined },
): Promise<(R & { hasChildren: boolean })[]> {
  if (rows.length === 0) return [];
  const parent = columnNamed(entity, 'parentId');
  const ids = rows.map(({ id }) => id);
  const parents = await context.db
    .selectDistinct({ id: parent })
    .from(anyTableOf(entity))
    .where(and(readable(entity, context).where, only, inArray(parent, ids)));
  const has = new Set(parents.map(({ id }) => String(id)));
  return rows.map((row) => ({ ...row, hasChildren: has.has(row.id) }));
}

/** One level of a tree, or all that a search finds, each row saying whether there is more below it. */
export async function lazyRows<E extends Entity>(
  entity: E,
  context: Context,
  { query, only }: { query: Readonly<Record<string, unknown>>; only?: SQL | undefined },
) {
  const { parentId, ...filters } = query;
  const isSearch = Object.entries(filters).some(
    ([key, value]) => isSearched(entity, key) && value !== '' && value !== undefined,
  );
  const level = isSearch ? undefined : { parentId: parentId || '0' };
  const rows = await repositoryOf(entity, context).list({ ...filters, ...level }, only);
  // Every entity with a parent has these two; the coarse type does not know.
  return withHasChildren(entity, context, { rows: rows as unknown as (RowOf<E> & Branch)[], only });
}

function isSearched(entity: Entity, key: string): boolean {
  const field = Object.keys(entity.fields).find((name) => key === name || key.startsWith(`${name}_`));
  return field !== undefined && (metaOf(entity.fields[field] as never).search ?? false);
}

/** Rule: a node does not hang below itself. */
export const staysOutOfOwnBranch =
  <E extends Entity>(entity: E) =>
  async (values: object, { before, context }: { before: RowOf<E> | null; context: Context }) => {
    const wanted = 'parentId' in values && typeof values.parentId === 'string' ? values.parentId : null;
    if (!before || !wanted) return;
    const seen = new Set<string>();
    for (let at: string | null = wanted; at && !seen.has(at); at = await parentOf(entity, context, at)) {
      if (at === before.id) throw new Refusal('row.ownAncestor');
      seen.add(at);
    }
  };

async function parentOf(entity: Entity, context: Context, id: string): Promise<string | null> {
  const parent = columnNamed(entity, 'parentId');
  const [row] = await context.db
    .select({ parent })
    .from(anyTableOf(entity))
    .where(eq(anyTableOf(entity).id, id));
  return typeof row?.parent === 'string' ? row.parent : null;
}
