import type { DraftOf, Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** Adds copies under ids of their own, so that neither tenant changes the other's; answers how many. */
export async function copyRows<E extends Entity>(
  entity: E,
  to: Context,
  drafts: readonly Partial<DraftOf<E>>[],
): Promise<number> {
  const rows = drafts.map((draft) => ({ id: uuidv7(), draft }));
  if (rows.length > 0) await repositoryOf(entity, to).insertMany(rows);
  return rows.length;
}

interface TreeCopy<Row> {
  to: Context;
  rows: readonly Row[];
  draftOf: (row: Row) => object;
  /** Ids that already have their counterpart in the new tenant; these rows are not copied. */
  known?: ReadonlyMap<string, string>;
}

/** The same for rows that hang below each other: each level after the one above it, below the copies of what it hung below. */
export async function copyTree<E extends Entity>(
  entity: E,
  { to, rows, draftOf, known = new Map() }: TreeCopy<RowOf<E> & { id: string; parentId?: string | null }>,
): Promise<number> {
  const copies = new Map(known);
  const isNext = ({ id, parentId }: (typeof rows)[number]) =>
    !copies.has(id) && (!parentId || copies.has(parentId));
  for (let level = rows.filter(isNext); level.length > 0; level = rows.filter(isNext)) {
    const drafts = level.map((row) => ({
      id: uuidv7(),
      draft: { ...draftOf(row), parentId: row.parentId ? copies.get(row.parentId) : null },
    }));
    level.forEach(({ id }, index) => copies.set(id, drafts[index]?.id ?? id));
    await repositoryOf(entity, to).insertMany(drafts);
  }
  return copies.size - known.size;
}
