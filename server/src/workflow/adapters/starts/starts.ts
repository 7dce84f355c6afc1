import { and, eq, inArray, ne } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import type { StartRow } from '../../rows.ts';
import { wfStart } from './start-table.ts';
import { wfDeployment } from '../tables.ts';

/** What begins a process of a tenant, under a lock: a second server waits here, and then finds it gone. */
export async function lockStart(db: Database, tenantId: string, id: string): Promise<StartRow | null> {
  const [row] = await db
    .select()
    .from(wfStart)
    .where(and(eq(wfStart.id, id), eq(wfStart.tenantId, tenantId)))
    .for('update');
  return row ?? null;
}

/** The newest version of a process waits instead of those before; what came while they waited still begins one of theirs. */
export async function replaceStarts(
  db: Database,
  { tenantId, key }: { tenantId: string; key: string },
  starts: readonly StartRow[],
): Promise<void> {
  const versions = db
    .select({ id: wfDeployment.id })
    .from(wfDeployment)
    .where(and(eq(wfDeployment.tenantId, tenantId), eq(wfDeployment.key, key)));
  const awaited = and(inArray(wfStart.deploymentId, versions), ne(wfStart.kind, 'delivery'));
  // A timer that is about to repeat holds its row: the statement after the lock sees the row that it was set anew in.
  await db.select({ id: wfStart.id }).from(wfStart).where(awaited).for('update');
  await db.delete(wfStart).where(awaited);
  if (starts.length > 0) await db.insert(wfStart).values(starts.map((row) => ({ ...row, tenantId })));
}
