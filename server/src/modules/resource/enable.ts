import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

interface Switched {
  entity: Entity;
  table: PgTable & Record<'id' | 'tenantId' | 'status' | 'isDeleted' | 'version', AnyPgColumn>;
}

/** Makes one configuration the tenant's, and no other; refuses when it is not the one that was looked at any more. */
export function enableOnly(
  context: Context,
  { entity, table }: Switched,
  { id, version }: { id: string; version: number },
): Promise<void> {
  return inTransaction(context, async (inside) => {
    const own = and(eq(table.tenantId, inside.tenantId), eq(table.isDeleted, 0));
    // All of them are locked, so that of two at once the later sees what the earlier did.
    const rows = await inside.db
      .select({ id: table.id, status: table.status })
      .from(table)
      .where(own)
      .orderBy(table.id)
      .for('update');
    const repository = repositoryOf(entity, inside);
    for (const row of rows.filter((one) => one.status === 1 && one.id !== id))
      await repository.update(String(row.id), { status: 0 });
    if (!rows.some((row) => row.id === id)) throw new Refusal('row.notFound');
    await repository.update(id, { status: 1 }, version);
  });
}
