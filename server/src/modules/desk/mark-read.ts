import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { writable } from '../../kit/access/scope.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { asOwner } from '../../kit/access/as-owner.ts';

/** Notes that the caller has read those of his messages; a notice counts each reader once. */
export async function markRead(context: Context, which: SQL | undefined): Promise<void> {
  const [messages, notices] = [tableOf(message), tableOf(notice)];
  const own = writable(message, asOwner(context));
  const read = await context.db
    .update(messages)
    .set({ isRead: 1, readTime: wireTime(context.clock.now()) })
    .where(and(own, eq(messages.isRead, 0), which))
    .returning({ noticeId: messages.noticeId });
  const told = read.flatMap(({ noticeId }) => (noticeId === null ? [] : [noticeId]));
  if (told.length === 0) return;
  // Nobody changed what the notice says, so that its version stays.
  await context.db
    .update(notices)
    .set({ readCount: sql`${notices.readCount} + 1` })
    .where(and(eq(notices.tenantId, context.tenantId), inArray(notices.id, told)));
}
