import type { favouriteInput } from '@policy/shared/contract/workflow/starting.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { processFavourites } from './tables.ts';

/** The keys of the processes that the caller has put among his favourites. */
export async function favouritesOf(context: Context): Promise<ReadonlySet<string>> {
  const { processKey } = processFavourites;
  const rows = await context.db.select({ processKey }).from(processFavourites).where(own(context));
  return new Set(rows.map((row) => row.processKey));
}

/** Puts a process among the caller's favourites, or takes it from them; what is so already stays so. */
export async function setFavourite(
  context: Context,
  { processDefKey: processKey, isFavourite }: z.output<typeof favouriteInput>,
): Promise<void> {
  const { db, tenantId, actor } = context;
  const row = { tenantId, userId: found(actor).userId, processKey };
  if (isFavourite) await db.insert(processFavourites).values(row).onConflictDoNothing();
  else
    await db.delete(processFavourites).where(and(own(context), eq(processFavourites.processKey, processKey)));
}

const own = ({ tenantId, actor }: Context) =>
  and(eq(processFavourites.tenantId, tenantId), eq(processFavourites.userId, found(actor).userId));
