import { and, eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { lockTree } from '../lock-tree.ts';
import { wfInstance } from '../tables.ts';
import { wfCommand } from './command-table.ts';

/**
 * Removes a process that has ended, with all that it called and everything that is kept of them; that it was removed, and
 * by whom, stays. A process about a business row is part of its file. Answers the instances that are gone.
 */
export async function removeTree(
  { db, tenantId, actor, clock }: Context,
  instanceId: string,
  nextId: () => string,
): Promise<readonly string[]> {
  const { root } = found(await lockTree(db, tenantId, { instanceId }));
  if (root !== instanceId) throw new Refusal('workflow.deleteCalled');
  const tree = and(eq(wfInstance.tenantId, tenantId), eq(wfInstance.rootId, root));
  const { id, endedAt, businessKey } = wfInstance;
  const rows = await db.select({ id, endedAt, businessKey }).from(wfInstance).where(tree);
  if (rows.some((row) => row.businessKey !== null)) throw new Refusal('workflow.deleteCase');
  if (rows.some((row) => row.endedAt === null)) throw new Refusal('workflow.deleteRunning');
  await db.delete(wfInstance).where(tree);
  await db.insert(wfCommand).values({
    ...{ id: nextId(), tenantId, actorId: actor?.userId ?? '', onBehalfOf: null, name: 'remove' },
    ...{ instanceId, createdAt: clock.now() },
  });
  return rows.map((row) => row.id);
}
