import { user } from '@policy/shared/contract/entities/people/user.ts';
import { editingForMs } from '@policy/shared/contract/process-design/editing.ts';
import type { OtherEditor } from '@policy/shared/contract/process-design/editing.ts';
import { and, asc, eq, lt, ne, or } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { designEditors } from '../tables.ts';

const { tenantId, designId, userId, since, seenAt } = designEditors;

/** Notes that the caller has a designer open, or has left it, and answers who else has it open. */
export async function editorsBeside(
  context: Context,
  { id, isOver }: { id: string; isOver: boolean },
): Promise<OtherEditor[]> {
  const { db, clock, actor } = context;
  const me = found(actor).userId;
  const now = clock.now();
  const isGone = lt(seenAt, wireTime(new Date(now.getTime() - editingForMs)));
  const isMine = and(eq(designId, id), eq(userId, me));
  const over = isOver ? or(isGone, isMine) : isGone;
  await db.delete(designEditors).where(and(eq(tenantId, context.tenantId), over));
  if (isOver) return [];
  const seen = { seenAt: wireTime(now) };
  await db
    .insert(designEditors)
    .values({ tenantId: context.tenantId, designId: id, userId: me, since: seen.seenAt, ...seen })
    .onConflictDoUpdate({ target: [tenantId, designId, userId], set: seen });
  const others = and(eq(tenantId, context.tenantId), eq(designId, id), ne(userId, me));
  const rows = await db.select({ userId, since }).from(designEditors).where(others).orderBy(asc(since));
  if (rows.length === 0) return [];
  const names = await repositoryOf(user, context).names(rows.map((row) => row.userId));
  return rows.flatMap((row) => {
    const name = names.get(row.userId);
    return name === undefined ? [] : [{ name, since: row.since }];
  });
}
