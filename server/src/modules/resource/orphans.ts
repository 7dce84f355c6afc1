import { attachment } from '@policy/shared/contract/entities/identity/attachment.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { and, eq, lt, sql } from 'drizzle-orm';

import { wireTime } from '../../kit/clock.ts';
import type { Context } from '../../kit/context.ts';
import { repositoryOf } from '../../kit/repository.ts';
import type { Services } from '../../kit/services.ts';
import { tableOf } from '../../kit/table.ts';
import { inTransaction } from '../../kit/transaction.ts';
import { heldIds } from './holders.ts';

const table = tableOf(attachment);

/** A file that was just stored waits for the row that its form will save. */
const spareHours = 24;
const hourMs = 3_600_000;
/** As many as one sweep takes. */
const atOnce = 5000;

/** Files of the tenant that nothing holds and that are older than a day. */
export async function orphansOf(context: Context): Promise<{ id: string; bytes: number }[]> {
  const before = wireTime(new Date(context.clock.now().getTime() - spareHours * hourMs));
  const held = sql`select 1 from (${heldIds(context)}) held where held.id = ${table.id}`;
  return context.db
    .select({ id: sql<string>`${table.id}`, bytes: sql<number>`${table.attachSize}` })
    .from(table)
    .where(
      and(
        eq(table.tenantId, context.tenantId),
        eq(table.isDeleted, 0),
        lt(table.createTime, before),
        sql`not exists (${held})`,
      ),
    )
    .limit(atOnce);
}

/** How many files there are, and how much they take. */
export const totalOf = (files: readonly { bytes: number }[]) => ({
  total: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** Removes the files that nothing holds, as the system's own act, and notes in the log who asked for it. */
export function sweepOrphans(context: Context, { logs }: Services) {
  return inTransaction(context, async (inside) => {
    const orphans = await orphansOf(inside);
    const ids = orphans.map(({ id }) => id);
    // Nobody's reach shows all files of a tenant: material of applications is open to their officers alone.
    if (ids.length > 0) await repositoryOf(attachment, { ...inside, actor: null }).remove(ids);
    const told = totalOf(orphans);
    const { actor, tenantId } = context;
    inside.afterCommit(() =>
      logs.add(usualLog, {
        ...{ tenantId, userId: actor?.userId },
        values: { logLevel: 'info', logId: 'attachment.swept', logData: JSON.stringify(told) },
      }),
    );
    return told;
  });
}
