import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Services } from '../../kit/services/services.ts';
import { tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { heldAmong } from './holders.ts';

const table = tableOf(attachment);

/** A file that was just stored waits for the row that its form will save. */
const spareHours = 24;
const hourMs = 3_600_000;
/** As many files as one call looks at. */
const atOnce = 250;

/** Files that nothing holds among those of one part of the tenant's; `next` is where the following part begins. */
interface OrphanPart {
  orphans: readonly { id: string; bytes: number }[];
  next: string | null;
}

/** The files of a part that nothing holds and that are older than a day, newest first; `after` is the file that the part before ended with. */
export async function orphansOf(context: Context, after: string | null): Promise<OrphanPart> {
  const old = wireTime(new Date(context.clock.now().getTime() - spareHours * hourMs));
  const { id, tenantId, createTime, isDeleted, attachSize } = table;
  // A file that was swept meanwhile still says where the part before ended.
  const last = context.db
    .select({ createTime, id })
    .from(table)
    .where(eq(id, after ?? ''));
  const files = await context.db
    .select({ id: sql<string>`${id}`, bytes: sql<number>`${attachSize}` })
    .from(table)
    .where(
      and(
        eq(tenantId, context.tenantId),
        eq(isDeleted, 0),
        lt(createTime, old),
        after === null ? undefined : sql`(${createTime}, ${id}) < (${last})`,
      ),
    )
    .orderBy(desc(createTime), desc(id))
    .limit(atOnce);
  const held = await heldAmong(
    context,
    files.map((file) => file.id),
  );
  return {
    orphans: files.filter((file) => !held.has(file.id)),
    next: files.length < atOnce ? null : (files.at(-1)?.id ?? null),
  };
}

/** How many files of a part nothing holds, how much they take, and where the next part begins. */
export const answerOf = ({ orphans, next }: OrphanPart) => ({
  ...{ total: orphans.length, bytes: orphans.reduce((sum, { bytes }) => sum + bytes, 0) },
  next,
});

/** Those of some files that nothing holds still, now that they are held here until the commit and nobody takes them any more. */
async function heldForRemoval(context: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const locked = await context.db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(eq(table.isDeleted, 0), inArray(table.id, [...ids])))
    // By their ids, as whoever takes them for a comment.
    .orderBy(asc(table.id))
    .for('update');
  const there = locked.map(({ id }) => id);
  const taken = await heldAmong(context, there);
  return new Set(there.filter((id) => !taken.has(id)));
}

/** Removes what nothing holds in one part, as the system's own act, and notes in the log who asked for it. */
export function sweepOrphans(context: Context, { logs }: Services, after: string | null) {
  return inTransaction(context, async (inside) => {
    const { orphans, next } = await orphansOf(inside, after);
    const free = await heldForRemoval(
      inside,
      orphans.map(({ id }) => id),
    );
    const swept = answerOf({ orphans: orphans.filter(({ id }) => free.has(id)), next });
    const { total, bytes } = swept;
    // Nobody's reach shows all files of a tenant: material of applications is open to their officers alone.
    if (total > 0) await repositoryOf(attachment, { ...inside, actor: null }).remove([...free]);
    const { actor, tenantId } = context;
    const logData = JSON.stringify({ total, bytes });
    inside.afterCommit(() =>
      logs.add(usualLog, {
        ...{ tenantId, userId: actor?.userId },
        values: { logLevel: 'info', logId: 'attachment.swept', logData },
      }),
    );
    return swept;
  });
}
