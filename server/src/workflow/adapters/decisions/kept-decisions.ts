import type { KeptDecision } from '@policy/shared/contract/workflow/kept-decision.ts';
import { and, eq, sql } from 'drizzle-orm';

import { bulkStatement, limitTo } from '../../../kit/sql/bulk-statements.ts';
import { idsIn } from '../../../kit/table/table.ts';
import type { WrittenStatement } from '../../../kit/sql/run-at-once.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { Difference } from '../../interpreter/unit-of-work.ts';
import type { TaskRow } from '../../rows.ts';
import { lockTree } from '../lock-tree.ts';
import { wfTask } from '../tables.ts';
import { wfKeptDecision } from './kept-table.ts';

/** Holds a task as it is until the end of the transaction, so that no command takes it away meanwhile. */
export async function lockTask({ db, tenantId }: Context, taskId: string): Promise<void> {
  found(await lockTree(db, tenantId, { taskId }));
}

/** Keeps what the caller has begun to decide on a task that he holds, instead of what he kept before. */
export async function keepDecision(
  { db, tenantId, actor, clock }: Context,
  taskId: string,
  said: KeptDecision,
): Promise<Date> {
  const kept = { said, userId: found(actor).userId, keptAt: clock.now() };
  await db
    .insert(wfKeptDecision)
    .values({ taskId, tenantId, ...kept })
    .onConflictDoUpdate({ target: wfKeptDecision.taskId, set: kept });
  return kept.keptAt;
}

/** What the caller has kept of a task. */
export async function keptDecision(
  { db, tenantId, actor }: Context,
  taskId: string,
): Promise<{ said: KeptDecision; keptAt: Date } | null> {
  const { said, keptAt } = wfKeptDecision;
  const isOwn = and(eq(wfKeptDecision.tenantId, tenantId), eq(wfKeptDecision.userId, found(actor).userId));
  const [row] = await db
    .select({ said, keptAt })
    .from(wfKeptDecision)
    .where(and(eq(wfKeptDecision.taskId, taskId), isOwn));
  return row ?? null;
}

/** Those of some stored files that go with a decision of the tenant which is begun: they are not removed. */
export async function heldByKept(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  attachIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (attachIds.length === 0) return new Set();
  const { said, tenantId: tenant } = wfKeptDecision;
  const asked = sql`${`{${attachIds.join(',')}}`}::uuid[]`;
  const rows = await db
    .select({ ids: sql<string[]>`${idsIn(said)}::text[]` })
    .from(wfKeptDecision)
    .where(and(eq(tenant, tenantId), sql`${idsIn(said)} && ${asked}`));
  const kept = new Set(rows.flatMap(({ ids }) => ids));
  return new Set(attachIds.filter((id) => kept.has(id)));
}

/** The statement that drops what was kept of tasks that are done, or somebody else's now. */
export function* dropKept({ changed, columns }: Difference<TaskRow>): Generator<WrittenStatement> {
  if (!columns.some((column) => column === 'endedAt' || column === 'assigneeId')) return;
  const tasks = changed.map(({ id, assigneeId, endedAt }) => ({
    ...{ id, assignee_id: assigneeId, ended_at: endedAt },
  }));
  yield bulkStatement(
    wfKeptDecision,
    { shape: ['drop', limitTo(tasks)], json: JSON.stringify(tasks) },
    (json) => sql`delete from ${wfKeptDecision}
      using (select * from json_populate_recordset(null::${wfTask}, ${json}::json) ${sql.raw(limitTo(tasks))}) task
      where ${wfKeptDecision.taskId} = task.id
        and (task.ended_at is not null or task.assignee_id is distinct from ${wfKeptDecision.userId})`,
  );
}
