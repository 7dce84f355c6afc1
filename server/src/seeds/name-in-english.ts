import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, isNull } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { anyTableOf, columnNamed } from '../kit/table/table.ts';
import { idOf } from './slug-id.ts';
import type { SlugRow } from './slug-rows.ts';

interface Naming {
  rows: readonly SlugRow[];
  /** The field that a row must say as it was seeded, and the one that says it in English. */
  own: string;
  english: string;
}

/** Gives seeded rows of installations that are older than English names theirs, where nobody renamed them. */
export async function nameInEnglish(
  entity: Entity,
  { db }: Context,
  { rows, own, english }: Naming,
): Promise<void> {
  const table = anyTableOf(entity);
  for (const row of rows) {
    const isUntouched = and(eq(table.id, idOf(row.id)), eq(columnNamed(entity, own), row[own]));
    await db
      .update(table)
      .set({ [english]: row[english] })
      .where(and(isUntouched, isNull(columnNamed(entity, english))));
  }
}
