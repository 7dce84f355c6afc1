import type { CopyView } from '@policy/shared/contract/workflow/views.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Actor } from '../../command.ts';
import { wfCopy } from './copy-table.ts';
import { onInstance } from '../list-filters.ts';
import { processOrder } from '../process-order.ts';
import type { InstanceQuery } from '../process-order.ts';
import { wfDeployment, wfInstance } from '../tables.ts';
import type { Listed } from '../task-lists.ts';
import { processColumns } from '../task-views.ts';

/** What the actor was given to know of, the latest first. */
export async function copiesTo(
  { db }: Pick<Context, 'db'>,
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>,
  query: InstanceQuery & { isRead?: boolean | undefined },
): Promise<Listed<CopyView>> {
  const mine = and(eq(wfCopy.tenantId, tenantId), eq(wfCopy.userId, userId));
  const read = query.isRead === undefined ? undefined : readCondition(query.isRead);
  const where = and(mine, read, onInstance(query));
  const records = await db
    .select({
      ...processColumns,
      copyId: wfCopy.id,
      taskName: wfCopy.step,
      fromUserId: wfCopy.fromId,
      createTime: wfCopy.createdAt,
      readTime: wfCopy.readAt,
      endTime: wfInstance.endedAt,
      endReason: wfInstance.endReason,
      processStatus: wfInstance.status,
    })
    .from(wfCopy)
    .innerJoin(wfInstance, eq(wfInstance.id, wfCopy.instanceId))
    .innerJoin(wfDeployment, eq(wfDeployment.id, wfInstance.deploymentId))
    .where(where)
    .orderBy(
      ...processOrder(query, { createTime: wfCopy.createdAt }),
      ...[desc(wfCopy.createdAt), desc(wfCopy.id)],
    )
    .limit(query.size)
    .offset((query.current - 1) * query.size);
  const [counted] = await db
    .select({ total: count() })
    .from(wfCopy)
    .innerJoin(wfInstance, eq(wfInstance.id, wfCopy.instanceId))
    .where(where);
  return { records, total: counted?.total ?? 0 };
}

/** Who was given copies of an instance, each once, with when he first read one; the first given come first. */
export const copiesOf = (
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  instanceId: string,
): Promise<{ userId: string; readAt: Date | null }[]> =>
  db
    .select({
      userId: wfCopy.userId,
      readAt: sql<Date | null>`min(${wfCopy.readAt})`.mapWith(wfCopy.readAt),
    })
    .from(wfCopy)
    .where(and(eq(wfCopy.tenantId, tenantId), eq(wfCopy.instanceId, instanceId)))
    .groupBy(wfCopy.userId)
    .orderBy(min(wfCopy.createdAt), wfCopy.userId)
    .limit(mostReaders);

/** So many readers of one case are named. */
const mostReaders = 200;

const readCondition = (isRead: boolean) => (isRead ? isNotNull(wfCopy.readAt) : isNull(wfCopy.readAt));

/** How many copies the actor has not read. */
export const unreadCopies = (
  { db }: Pick<Context, 'db'>,
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>,
): Promise<number> =>
  db.$count(wfCopy, and(eq(wfCopy.tenantId, tenantId), eq(wfCopy.userId, userId), isNull(wfCopy.readAt)));

/** Notes that the actor has read his copies of some cases. */
export async function readCopies(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>,
  instanceIds: readonly string[],
): Promise<void> {
  const mine = and(eq(wfCopy.tenantId, tenantId), eq(wfCopy.userId, userId));
  const unread = and(inArray(wfCopy.instanceId, [...instanceIds]), isNull(wfCopy.readAt));
  await db.update(wfCopy).set({ readAt: clock.now() }).where(and(mine, unread));
}
